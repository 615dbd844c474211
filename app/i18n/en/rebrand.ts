export const rebrand = {
	meta: {
		title: "{{formerName}} has a new name · {{name}}",
		description:
			"{{formerName}} is now {{name}}: the same team, the same company and the same promises to members. Here is what changes, and what does not.",
	},
	label: "A new name",
	title: "{{formerName}} is now *{{name}}*",
	lead: "Same team, same company, same promises. Only the name and the look change.",
	meaning: "What this *means for you*",
	paragraphs: [
		"What we do has not moved: we listen, we take our time, and we introduce people we believe should meet. From now on we do it as {{name}}.",
		"It is the name you will see on this site, in our emails and whenever we write to you about an introduction. Should you still come across {{formerName}} somewhere, it is us.",
		"If you already know us, there is nothing you need to do. Your application, your membership or your place in the network carries on just as it was.",
	],
	paragraphs_withoutNetworkForm: {
		2: "If you already know us, there is nothing you need to do. Your application or your membership carries on just as it was.",
	},
	whatChanges: {
		title: "What *changes*",
		items: [
			"Our name: {{formerName}} becomes {{name}}",
			"The look of our site and of our messages",
			"The signature at the foot of our emails",
		],
	},
	whatStays: {
		title: "What *stays*",
		items: [
			"The team you speak to",
			"The company behind it: {{company}}, in {{place}}",
			"Our discretion: an introduction reveals a first name, an age, a location and a short reason for the match",
			"Our terms: membership is charged only once a first match is found and agreed",
			"Your standing: applications, memberships and network profiles continue unchanged",
		],
		items_withoutNetworkForm: {
			4: "Your standing: applications and memberships continue unchanged",
		},
	},
	action: "See how it works",
	back: "Back to the home page",
};
