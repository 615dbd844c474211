/** The letters to the newsletter's readers, as mails. */
export const letterMail = {
	onSite: "Read this letter on our site",
	read: "Read the article",
	writtenIn: "In {{language}}",
	tables: "The coming tables",
	seeTables: "See every table and ask for a seat",
	seeTables_withoutSocialsForm: "See every table",
	testSubject: "[Test] {{subject}}",
	footer: {
		testWhy:
			"This is a test, sent to you alone: its links to read it online, to unsubscribe and to change settings lead nowhere.",
		why: "You are receiving this letter because you agreed to receive the {{name}} newsletter.",
		unsubscribe: "Unsubscribe",
		settings: "Change language or address",
		address: "Sent by {{company}}, {{place}}",
	},
};

/** The letters on the site. */
export const letters = {
	meta: {
		title: "Letters · {{name}}",
		description:
			"The letters that {{name}} has sent to its newsletter's readers: dating advice from our matchmakers, new articles and the coming tables.",
	},
	label: "The newsletter",
	title: "Letters *to our readers*",
	text: "What we have written to those who read us by email, newest first.",
	empty: {
		title: "The first letter is *still to be written*",
		text: "Subscribe below, and it will come to you.",
	},
	sentOn: "Sent on {{date}}",
	all: "All letters",
	read: "Read the article",
	writtenIn: "In {{language}}",
	tables: "The tables at the time",
	seeTables: "See the coming tables",
	missing: {
		title: "This letter *is not here*",
		text: "Its address may be incomplete. The other letters are one step away.",
	},
};
