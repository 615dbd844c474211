/**
 * Indexes of lists end with the id, which orders articles of the same instant. The long text stands
 * last: on SQLite, what stands behind it is only read through it.
 */
export const articles = [
	`create table articles (
		id text primary key,
		slug text not null unique,
		image_url text,
		published_at text,
		published integer not null check (published in (0, 1)),
		created_at text not null,
		updated_at text not null,
		version integer not null,
		publish_at text,
		author_id text,
		share_picture text,
		published_on text
	)`,
	`create index articles_by_author on articles (author_id, published_at)`,
	`create index articles_created on articles (created_at, id)`,
	`create index articles_due on articles (published, publish_at)`,
	`create index articles_public on articles (published, published_at, id)`,
	`create index articles_standing on articles (published, created_at, id, publish_at)`,
	`create table article_texts (
		article_id text not null references articles (id) on delete cascade,
		language text not null,
		title text not null,
		excerpt text not null,
		category text not null,
		tags text not null,
		image_alt text not null,
		complete integer not null check (complete in (0, 1)),
		reading_minutes integer not null,
		listed_at text,
		leads integer not null default 0 check (leads in (0, 1)),
		own_slug text not null default '',
		changed_in integer not null default 1,
		original_url text not null default '',
		search_title text not null default '',
		search_description text not null default '',
		content text not null,
		constraint article_texts_key primary key (article_id, language)
	)`,
	`create index article_texts_category on article_texts (language, category, listed_at, article_id)`,
	`create index article_texts_leads on article_texts (category, listed_at, article_id) where leads = 1 and listed_at is not null`,
	`create index article_texts_listed on article_texts (language, category, listed_at, article_id) where listed_at is not null`,
	`create unique index article_texts_own_slug on article_texts (own_slug) where own_slug <> ''`,
	`create index article_texts_slugs on article_texts (article_id, language, complete, own_slug)`,
	`create table former_slugs (
		slug text primary key,
		article_id text not null references articles (id) on delete cascade,
		created_at text not null
	)`,
	`create index former_slugs_article on former_slugs (article_id)`,
	`create table article_tags (
		article_id text not null references articles (id) on delete cascade,
		language text not null,
		tag text not null,
		published_at text,
		constraint article_tags_key primary key (article_id, language, tag)
	)`,
	`create index article_tags_tag on article_tags (language, tag, published_at, article_id)`,
	`create table article_versions (
		article_id text not null references articles (id) on delete cascade,
		version integer not null,
		title text not null,
		words integer not null,
		input text not null,
		saved_at text not null,
		waited integer not null default 0,
		went_live_at text,
		constraint article_versions_key primary key (article_id, version)
	)`,
	`create table article_corrections (
		article_id text primary key references articles (id) on delete cascade,
		version integer not null,
		publish_at text
	)`,
	`create table article_html (
		article_id text not null references articles (id) on delete cascade,
		language text not null,
		article_version integer not null,
		renderer_version integer not null,
		html text not null,
		constraint article_html_key primary key (article_id, language)
	)`,
	`create index article_html_versions on article_html (article_id, language, article_version, renderer_version)`,
	`create table preview_links (
		article_id text primary key references articles (id) on delete cascade,
		token_hash text not null unique,
		created_at text not null,
		expires_at text not null
	)`,
	`create table authors (
		id text primary key,
		slug text not null unique,
		former_slugs text not null,
		name text not null,
		image_url text,
		version integer not null
	)`,
	`create table author_texts (
		author_id text not null references authors (id) on delete cascade,
		language text not null,
		words text not null,
		constraint author_texts_key primary key (author_id, language)
	)`,
];
