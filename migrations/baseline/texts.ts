export const texts = [
	`create table own_texts (
		key text not null,
		language text not null,
		text text not null,
		replaced text not null,
		constraint own_texts_key primary key (key, language)
	)`,
	`create table text_drafts (
		key text not null,
		language text not null,
		text text,
		saved_at text not null,
		constraint text_drafts_key primary key (key, language)
	)`,
	`create table text_draft_revision (
		id integer primary key check (id = 1),
		revision integer not null
	)`,
	`insert into text_draft_revision (id, revision) values (1, 0)`,
	`create table text_publications (
		id text primary key,
		published_at text not null,
		undoes text
	)`,
	`create index text_publications_time on text_publications (published_at)`,
	`create table published_texts (
		publication_id text not null references text_publications (id) on delete cascade,
		key text not null,
		language text not null,
		before text,
		after text,
		shipped text not null,
		constraint published_texts_key primary key (publication_id, key, language)
	)`,
	`create table draft_links (
		id integer primary key,
		token_hash text not null,
		created_at text not null,
		expires_at text not null
	)`,
	`create table testimonial_consents (
		entry text primary key,
		person text not null,
		given_on text not null,
		wording text not null,
		recorded_at text not null
	)`,
];
