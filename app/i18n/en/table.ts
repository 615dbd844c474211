/** A table: its page, and what is said of where it stands, also in lists and calendars. */
export const table = {
	meta: {
		title: "{{title}}, {{date}} · {{name}}",
		description:
			"{{date}}, {{time}}, {{where}}: a small table with as many women as men, seated by age and vibe. Who is invited, what it costs and how to apply.",
		description_withoutSocialsForm:
			"{{date}}, {{time}}, {{where}}: a small table with as many women as men, seated by age and vibe. Who is invited and what it costs.",
	},
	back: "All the tables",
	phases: {
		few: "A few seats left",
		full: "Full, with a waiting list",
		full_withoutSocialsForm: "Full",
		closed: "Applications are closed",
		closed_withoutSocialsForm: "",
		postponed: "Postponed: the new date will be shown here",
		cancelled: "Cancelled",
		over: "Past table",
	},
	moved: "Moved from {{day}}.",
	actions: {
		apply: "Apply for a seat",
		waitingList: "Join the waiting list",
	},
	formInEnglish: "The sign-up form is in English.",
	nextTables: "See the next tables",
	facts: {
		ages: "Ages",
		spoken: "Languages",
	},
	ages: {
		range: "{{from}} to {{to}}",
		from: "from {{from}}",
		to: "up to {{to}}",
	},
	placeNote: "The restaurant is named in our emails before the day.",
	deadlines: {
		title: "Good to know *beforehand*",
		invitationsBefore: "Invitations go out from {{from}} to {{until}}.",
		invitationsNow: "Invitations are going out, until {{until}}.",
		invitationsAfter: "The invitations have gone out.",
		apply: "Apply by {{day}} to be considered for this table.",
		closed: "Applications for this table are closed. You may apply for the next ones.",
		move: "A ticket can be moved to another table until {{day}}.",
		moveAfter: "Tickets for this table can no longer be moved to another one.",
	},
	calendar: {
		add: "Add to calendar",
		discreet: "Add it discreetly, as “{{type}}”",
		allDiscreet: "All of them discreetly, as “Dinner” or “Brunch”",
	},
	calendarStates: {
		cancelled: "Cancelled: {{title}}",
		postponed: "Postponed: {{title}}",
	},
	discreetTitles: {
		Dinner: "Dinner",
		Brunch: "Brunch",
	},
	discreetName: "Meals",
	questions: "Before you *sit down*",
	allQuestions: "All the questions",
	past: {
		label: "Looking back",
		title: "Past *tables*",
		sentence: "This table has taken place. The next ones are on their page.",
	},
	notFound: {
		title: "This table is not here",
		text: "It may have been taken off the site, or the address may be mistyped. The next tables are all on one page.",
	},
};
