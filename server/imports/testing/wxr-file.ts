/** A post of a file of WordPress, as a test writes it. */
export type WrittenItem = {
	id: number;
	title?: string;
	type?: string;
	status?: string;
	content?: string;
	excerpt?: string;
	slug?: string;
	date?: string;
	link?: string;
	creator?: string;
	password?: string;
	terms?: readonly (readonly [domain: string, nicename: string, name: string])[];
	meta?: Readonly<Record<string, string>>;
	attachmentUrl?: string;
	comments?: number;
};

const cdata = (value: string) => `<![CDATA[${value.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

export const oldSite = "https://old.example";

/** Writes a file in the shape of WordPress eXtended RSS 1.2. */
export function wxrFile(items: readonly WrittenItem[], language = "en-US"): string {
	return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.7" created="2025-01-05 10:00" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old site</title><link>${oldSite}</link><language>${language}</language><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${oldSite}</wp:base_site_url><wp:base_blog_url>${oldSite}</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata("nadia")}</wp:author_login><wp:author_display_name>${cdata("Nadia Lemaire")}</wp:author_display_name></wp:author>
<wp:category><wp:term_id>1</wp:term_id><wp:cat_name>${cdata("Advice")}</wp:cat_name></wp:category>
${items.map(writtenItem).join("\n")}
</channel>
</rss>
`;
}

function writtenItem(item: WrittenItem): string {
	const { id, type = "post", status = "publish", date = "2020-02-03 04:05:06", terms = [], meta = {} } = item;
	const {
		title = "",
		content = "",
		excerpt = "",
		slug = "",
		creator = "nadia",
		password = "",
		comments = 0,
	} = item;
	return `<item>
<title>${cdata(title)}</title><link>${item.link ?? `${oldSite}/2020/02/${slug}/`}</link>
<dc:creator>${cdata(creator)}</dc:creator><guid isPermaLink="false">${oldSite}/?p=${id}</guid>
<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${cdata(date)}</wp:post_date><wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name><wp:status>${cdata(status)}</wp:status><wp:post_type>${cdata(type)}</wp:post_type>
<wp:post_password>${cdata(password)}</wp:post_password>
${item.attachmentUrl === undefined ? "" : `<wp:attachment_url>${cdata(item.attachmentUrl)}</wp:attachment_url>`}
${terms.map(([domain, nicename, name]) => `<category domain="${domain}" nicename="${nicename}">${cdata(name)}</category>`).join("")}
${Object.entries(meta)
	.map(
		([key, value]) =>
			`<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
	)
	.join("")}
${"<wp:comment><wp:comment_approved>1</wp:comment_approved><wp:comment_content>Hi</wp:comment_content></wp:comment>".repeat(comments)}
</item>`;
}
