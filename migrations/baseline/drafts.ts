/** Two constraints have the names by which 0.1.0 made them. */
export const drafts = [
	`create table working_copies (
		kind text not null,
		key text not null,
		article_id text constraint copies_of_each_kind_article_id_fkey references articles (id) on delete cascade,
		event_id text constraint copies_of_each_kind_event_id_fkey references events (id) on delete cascade,
		draft text not null,
		version integer,
		saved_at text not null,
		page_id text references pages (id) on delete cascade,
		device text,
		constraint working_copies_key primary key (kind, key)
	)`,
	`create table deleted_things (
		kind text not null,
		id text not null,
		title text not null,
		deleted_at text not null,
		content text not null,
		constraint deleted_things_key primary key (kind, id)
	)`,
];
