export const pages = [
	`create table pages (
		id text primary key,
		placement text not null,
		published integer not null,
		position integer not null,
		published_at text,
		created_at text not null,
		updated_at text not null,
		version integer not null
	)`,
	`create table page_texts (
		page_id text not null references pages (id) on delete cascade,
		language text not null,
		title text not null,
		slug text not null,
		content text not null,
		menu_name text not null,
		search_title text not null,
		search_description text not null,
		is_whole integer not null,
		opening text not null,
		html text not null,
		renderer_version integer not null,
		constraint page_texts_key primary key (page_id, language)
	)`,
	`create table page_addresses (
		slug text primary key,
		page_id text not null references pages (id) on delete cascade,
		created_at text not null
	)`,
	`create index page_addresses_by_page on page_addresses (page_id)`,
];
