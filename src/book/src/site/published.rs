//! The address of each page, if `site-url` in `book.toml` names a host: its canonical address,
//! the picture for shared links, and `sitemap.xml`. Also the link by which a page is edited.
use std::fs;
use std::path::Path;

use anyhow::Result;
use mdbook_renderer::RenderContext;

use super::render::NO_FILES;
use crate::model::text::{escape_attribute, slashes};

/// The picture for shared links; `theme/pictures.sh` makes it.
const PICTURE: &str = "pictures/share.png";
/// Width and height of that picture.
pub const PICTURE_SIZE: (u32, u32) = (1200, 630);

/// The address of the published book without a slash at its end, if `book.toml` has one.
pub fn site(ctx: &RenderContext) -> Option<String> {
    let url = ctx.config.html_config()?.site_url?;
    url.contains("://").then(|| url.trim_end_matches('/').to_owned())
}

/// Adds the addresses to the chapters' pages, and writes the sitemap.
///
/// # Errors
/// If a page cannot be read or written.
pub fn add_addresses(ctx: &RenderContext) -> Result<()> {
    let html = ctx.config.html_config().unwrap_or_default();
    let site = site(ctx);
    let site = site.as_deref();
    if site.is_none() && html.edit_url_template.is_none() {
        return Ok(());
    }
    let source = slashes(&ctx.config.book.src);
    let about = &ctx.config.book;
    let words = about.title.iter().chain(&about.description);
    let words =
        escape_attribute(&words.map(String::as_str).collect::<Vec<_>>().join(": "));
    let (width, height) = PICTURE_SIZE;
    let card = |site: &str| {
        format!(
            "<meta property=\"og:image\" content=\"{site}/{PICTURE}\">\n\
         <meta property=\"og:image:width\" content=\"{width}\">\n\
         <meta property=\"og:image:height\" content=\"{height}\">\n\
         <meta property=\"og:image:alt\" content=\"{words}\">\n\
         <meta name=\"twitter:card\" content=\"summary_large_image\">\n"
        )
    };
    let mut sitemap = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
                       <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
        .to_owned();
    for (i, path) in ctx.book.chapters().filter_map(|it| it.path.as_ref()).enumerate() {
        let page = path.with_extension("html");
        // mdBook also writes the first chapter as index.html.
        let name = if i == 0 { String::new() } else { slashes(&page) };
        let address = site.map(|site| format!("{site}/{name}"));
        let lines = site.zip(address.as_ref()).map(|(site, address)| {
            format!(
                "<link rel=\"canonical\" href=\"{address}\">\n\
                 <meta property=\"og:url\" content=\"{address}\">\n{}</head>",
                card(site)
            )
        });
        let copies = [Some(&*page), (i == 0).then_some(Path::new("index.html"))];
        for page in copies.into_iter().flatten() {
            let page = ctx.destination.join(page);
            let text = fs::read_to_string(&page)?;
            let mut text =
                text.replace(&format!("/{NO_FILES}/"), &format!("/{source}/"));
            if let Some(lines) = &lines {
                text = text.replacen("</head>", lines, 1);
            }
            fs::write(page, text)?;
        }
        if let Some(address) = address {
            sitemap += &format!("  <url><loc>{address}</loc></url>\n");
        }
    }
    if site.is_some() {
        fs::write(ctx.destination.join("sitemap.xml"), sitemap + "</urlset>\n")?;
    }
    Ok(())
}
