export const guests = [
	`create table guests (
		id text primary key,
		event_id text not null references events (id) on delete cascade,
		age integer not null,
		first_name text not null,
		gender text not null,
		email text not null,
		telephone text not null,
		note text not null,
		diet text not null,
		language text not null,
		state text not null,
		state_since text not null,
		created_at text not null,
		updated_at text not null,
		moved_to text,
		version integer not null,
		told_sequence integer,
		seated_at text,
		moved_from text
	)`,
	`create index guests_email on guests (email) where email <> ''`,
	`create index guests_event on guests (event_id, state)`,
	`create index guests_to_seat on guests (gender, age) where state in ('applied', 'waiting')`,
	`create table guest_mails (
		id text primary key,
		guest_id text not null references guests (id) on delete cascade,
		kind text not null,
		sequence integer not null,
		email text not null,
		mail_id text not null,
		ordered_at text not null,
		constraint guest_mails_once unique (guest_id, kind, sequence, email)
	)`,
	`create table guest_links (
		token_hash text primary key,
		guest_id text not null references guests (id) on delete cascade,
		created_at text not null,
		expires_at text not null,
		page text not null default 'invitation'
	)`,
	`create index guest_links_guest on guest_links (guest_id)`,
	`create table seatings (
		event_id text primary key references events (id) on delete cascade,
		surname text not null,
		counts text,
		erased_at text,
		version integer not null
	)`,
	`create table former_seats (
		event_id text not null,
		person text not null,
		evening text not null,
		constraint former_seats_key primary key (event_id, person)
	)`,
	`create index former_seats_person on former_seats (person)`,
	`create table feedback_rounds (
		event_id text primary key references events (id) on delete cascade,
		last_day text not null
	)`,
	`create table feedback_answers (
		guest_id text primary key references guests (id) on delete cascade,
		shares_number integer not null,
		telephone text not null,
		answered_at text not null
	)`,
	`create table feedback_wishes (
		guest_id text not null references guests (id) on delete cascade,
		wished_id text not null references guests (id) on delete cascade,
		constraint feedback_wishes_key primary key (guest_id, wished_id)
	)`,
	`create index feedback_wishes_wished on feedback_wishes (wished_id)`,
];
