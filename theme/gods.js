// What the pages do beyond the default of mdBook.
