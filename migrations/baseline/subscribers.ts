export const subscribers = [
	`create table subscribers (
		id text primary key,
		email text not null unique,
		state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
		language text not null,
		page text not null,
		consent_version text not null,
		created_at text not null,
		confirmed_at text,
		unsubscribed_at text,
		asked_at text not null default '',
		unsubscribe_token text not null default '',
		refusals integer not null default 0,
		refused_at text,
		rests_until text,
		consent_id text,
		leaving_reason text,
		refusal_status text,
		refusals_from text,
		complained_at text
	)`,
	`create index subscribers_newest on subscribers (created_at, id)`,
	`create unique index subscribers_unsubscribe_token on subscribers (unsubscribe_token)`,
	`create index subscribers_waiting on subscribers (state, asked_at)`,
	`create table confirmations (
		token_hash text primary key,
		subscriber_id text not null references subscribers (id) on delete cascade,
		created_at text not null,
		expires_at text not null,
		used_at text
	)`,
	`create index confirmations_subscriber on confirmations (subscriber_id)`,
	`create table consents (
		id text primary key,
		kind text not null,
		statement text not null,
		file_name text not null,
		recorded_at text not null,
		recorded_by text not null,
		given_on text
	)`,
	`create table reader_links (
		token_hash text primary key,
		subscriber_id text not null references subscribers (id) on delete cascade,
		new_email text,
		created_at text not null,
		expires_at text not null,
		used_at text
	)`,
	`create index reader_links_subscriber on reader_links (subscriber_id)`,
	`create table former_links (
		unsubscribe_token text primary key,
		subscriber_id text not null references subscribers (id) on delete cascade
	)`,
	`create index former_links_subscriber on former_links (subscriber_id)`,
	`create table forgotten_subscribers (
		address_hash text primary key,
		forgotten_at text not null
	)`,
	`create table forgetting_keys (
		id integer primary key check (id = 1),
		key text not null
	)`,
	`create table letter_reminders (
		lapse text primary key,
		reminded_at text not null
	)`,
];
