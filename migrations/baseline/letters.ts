export const letters = [
	`create table letters (
		id text primary key,
		slug text unique,
		parts text not null,
		english_articles text not null,
		image_url text,
		listed integer not null,
		state text not null,
		audience text not null,
		send_at text,
		started_at text,
		finished_at text,
		created_at text not null,
		updated_at text not null,
		version integer not null,
		held_from text
	)`,
	`create table letter_texts (
		letter_id text not null references letters (id) on delete cascade,
		language text not null,
		subject text not null,
		preheader text not null,
		greeting text not null,
		content text not null,
		quote text not null,
		quote_source text not null,
		image_alt text not null,
		constraint letter_texts_key primary key (letter_id, language)
	)`,
	`create table letter_editions (
		letter_id text not null references letters (id) on delete cascade,
		language text not null,
		edition text not null,
		html text not null,
		text text not null,
		constraint letter_editions_key primary key (letter_id, language)
	)`,
	`create table letter_deliveries (
		letter_id text not null references letters (id) on delete cascade,
		subscriber_id text not null,
		language text not null,
		state text not null,
		due_at text not null,
		tries integer not null default 0,
		deferrals integer not null default 0,
		interrupted integer not null default 0,
		claimed_by text,
		settled_at text,
		error text,
		refused integer not null default 0,
		return_code text,
		returned_at text,
		complained_at text,
		constraint letter_deliveries_key primary key (letter_id, subscriber_id)
	)`,
	`create index letter_deliveries_claimed on letter_deliveries (claimed_by) where claimed_by is not null`,
	`create index letter_deliveries_due on letter_deliveries (letter_id, state, due_at)`,
	`create index letter_deliveries_reader on letter_deliveries (subscriber_id, settled_at)`,
	`create unique index letter_deliveries_returns on letter_deliveries (return_code) where return_code is not null`,
	`create table letter_versions (
		letter_id text not null references letters (id) on delete cascade,
		version integer not null,
		title text not null,
		words integer not null,
		input text not null,
		begun_at text not null,
		saved_at text not null,
		constraint letter_versions_key primary key (letter_id, version)
	)`,
	`create table letter_arrivals (
		letter_id text not null references letters (id) on delete cascade,
		day text not null,
		arrivals integer not null,
		constraint letter_arrivals_key primary key (letter_id, day)
	)`,
	`create table mail_paces (
		id integer primary key,
		next_at text not null
	)`,
	"insert into mail_paces (id, next_at) values (1, '')",
	`create table report_mailboxes (
		mailbox text primary key,
		uid_validity text not null,
		last_uid integer not null,
		held_by text,
		held_until text not null
	)`,
];
