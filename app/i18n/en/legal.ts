export const legal = {
	contents: "On this page",
	contact: {
		title: "A question, a *request*",
		text: "A person on our team will read your message and answer it.",
		email: "By email",
		phone: "By phone",
		post: "By post",
		address: "{{company}}, {{place}}",
	},
	privacy: {
		meta: {
			title: "Privacy policy · {{name}}",
			description:
				"What {{name}} collects, why, who sees it and for how long; what an introduction reveals, and what it never does; and how to use your rights.",
		},
		title: "Privacy *policy*",
		updated: "Last updated January 2025",
		intro:
			"You trust us with a part of your life that few people see. This page says, in plain words, what we ask for, what we do with it, what we pass on and what you can decide at any time.",
		sections: [
			{
				title: "Who we are",
				paragraphs: [
					"{{name}} is a matchmaking service run by {{company}}, a registered Mauritian company based in {{place}}. {{company}} is the controller of the personal data described here: it decides why and how they are used.",
					"The service was previously called {{formerName}}. The company and its commitments are the same.",
				],
			},
			{
				title: "What we collect",
				paragraphs: ["What we hold about you depends on what brings you to us."],
				items: [
					{
						term: "Applications",
						text: "When you apply for membership, for the free network or for Singles Socials, you fill in a form hosted by an external form provider. We receive your contact details and the answers you give, then what you tell us in your consultation and in your feedback.",
					},
					{
						term: "Nominations",
						text: "When someone nominates you, or applies with you in mind, we receive what that person tells us about you. Only you can complete the questionnaire and the interviews, and you are free not to.",
					},
					{
						term: "Newsletter",
						text: "We keep your email address, your language, the consent text you were shown, the date and time, the page you subscribed from, and whether your subscription is awaiting confirmation, confirmed or ended.",
					},
					{
						term: "Technical logs",
						text: "Our server records the requests it receives: the page, the time, the result and technical details, which may include an IP address. We use them to run and protect the site.",
					},
					{
						term: "Payments",
						text: "No payment is taken on this website. When you pay for a membership or a ticket, we keep the records that accounting and tax rules require.",
					},
				],
			},
			{
				title: "Why we use it, and on what basis",
				paragraphs: [
					"We use your application to assess whether there may be a match for you, to prepare your profile, to make introductions and to compose tables. We do so because you asked us to, with your consent and to perform our agreement with you.",
					"We send the newsletter and measure visits with your consent only. We keep accounts because the law requires it. We keep technical logs because we have a legitimate interest in a site that is secure and works.",
				],
			},
			{
				title: "Answers that are sensitive by nature",
				paragraphs: [
					"A conversation about love can touch on beliefs, health, family or orientation. The law gives some of this information special protection. You choose what to tell us; we use it only to look for a suitable introduction, with your explicit consent, and you may ask us to remove it.",
				],
			},
			{
				title: "What an introduction reveals",
				paragraphs: [
					"An introduction reveals four things only: your first name, your age, your location and a short reason for the match. Before a first date we do not share your surname, your photo, your employer or your university.",
					"There is one exception, and it is yours to make: your profile picture and your messaging number are shared only with your explicit consent, given separately for each introduction. Agreeing once does not commit you for the next.",
					"You review and approve your profile summary before it is used. A network profile is private: it is not published, and we contact you only if a strong match with an active member appears.",
				],
			},
			{
				title: "At Singles Socials",
				paragraphs: [
					"We use your application to compose the table and your contact details to invite you, to confirm your place by email and on a messaging app, and to ask for your feedback. After the event, a phone number is passed on to another guest only when the interest is mutual.",
					"If you are not invited to one event, we keep your application for later ones, unless you tell us that you would rather we did not.",
				],
			},
			{
				title: "Who works for us, and where",
				paragraphs: [
					"We rely on a form provider, which hosts our application forms, and on a database provider, which stores our files. Other providers may host the site or carry our messages. They act for us, on our instructions, and for these purposes alone. We may also have to answer an authority entitled by law to ask.",
					"Some of these providers, and some of the people we introduce, are outside Mauritius. When personal data leave the country, we rely on the safeguards or the consent that the law requires.",
				],
			},
			{
				title: "Measurement, only if you agree",
				paragraphs: [
					"We may use Google Analytics to understand how the site is read, and the Meta Pixel to know whether our advertising is useful. Neither is loaded before you say yes. If you do, they record the pages you visit and a few actions, such as opening an application form, reading an article or subscribing to the newsletter. Your application answers are never sent to them.",
					"If you say no, the site works in exactly the same way. You can withdraw your agreement at any time; clearing this site’s data in your browser also clears your choice.",
				],
			},
			{
				title: "Cookies and browser storage",
				paragraphs: [
					"When you choose a language, a cookie named “language” remembers it for one year. When you close a notice or answer the measurement question, your browser remembers that too, so that we need not ask again. These are needed for what you asked the site to do and do not follow you elsewhere.",
					"Measurement tools may set cookies of their own, only once you have agreed. Our forms and social pages are hosted on other sites, where those sites’ own policies apply.",
				],
			},
			{
				title: "Newsletter",
				paragraphs: [
					"The newsletter comes every two weeks and starts only after you have confirmed your address from the email we send you. Every issue carries a way to unsubscribe in one click, without an account or a reason. You can also write to {{email}}.",
				],
			},
			{
				title: "How long we keep it, and how we protect it",
				paragraphs: [
					"We keep your file for as long as we need it to provide the service you asked for, then delete it or make it anonymous, unless the law obliges us to keep part of it. Technical logs are kept only as long as they are useful for running and protecting the site.",
					"When you unsubscribe, we stop writing and keep only what shows that you subscribed and that you left, so that your choice is respected. If you ask to be erased from the newsletter, all of it goes: only a coded imprint of your address stays, from which it cannot be read, so that no old list brings you back.",
					"We apply technical and organisational measures suited to information this personal. If an incident put your rights at risk, we would inform the authority and you as the law requires.",
				],
			},
			{
				title: "Your rights",
				paragraphs: [
					"Under the Mauritian Data Protection Act 2017, you may ask to see the personal data we hold about you, to have them corrected, to have them erased or their use restricted, and you may object to their use. You may withdraw a consent at any time, without affecting what was done before, and you have rights regarding decisions made solely by automated means.",
					"Where the General Data Protection Regulation of the European Union (GDPR) applies to you, you have the rights it grants, including that of receiving the data you gave us in a portable form.",
					"Write to {{email}} to use any of these rights. We may need to check that it is really you, and we answer within the time the law sets. You may also complain to the Data Protection Commissioner in Mauritius or, where the GDPR applies, to the supervisory authority of your country.",
				],
			},
			{
				title: "If this policy changes",
				paragraphs: [
					"We will publish the new version here, with its date. If a change alters how we use what you have already entrusted to us, we will tell you, and ask for your consent where it is needed.",
				],
			},
		],
	},
	notice: {
		meta: {
			title: "Legal notice · {{name}}",
			description:
				"Who publishes the {{name}} site, how to reach us, who hosts it, the credits for its typefaces and illustrations, and the law that applies to it.",
		},
		title: "Legal *notice*",
		intro: "Who speaks on this site, on what terms, and to whom you can turn.",
		sections: [
			{
				title: "Publisher",
				paragraphs: [
					"This site is published by {{company}}, a registered Mauritian company based in {{place}}, which runs the {{name}} matchmaking service, formerly {{formerName}}.",
				],
			},
			{
				title: "Hosting",
				paragraphs: ["Hosting details are available on request at {{email}}."],
			},
			{
				title: "What this site does not promise",
				paragraphs: [
					"The texts of this site are given for information and do not amount to personal, medical or legal advice. We take care over them and correct them when needed.",
					"A membership opens the way to introductions; it does not guarantee a relationship. About {{dates}} dates is a benchmark, not a commitment. The fee of {{fee}}, VAT included, is charged once, when a first match is found and agreed, and is not refundable. A membership is personal, cannot be transferred, can be paused on request, and lasts one year or until you find a partner.",
					"A Singles Socials ticket costs {{ticket}}, VAT included; food and drink are paid separately, at the restaurant. It is not refundable, and can be moved to another event if you cancel at least one week before.",
				],
			},
			{
				title: "Intellectual property",
				paragraphs: [
					"The texts, illustrations, name and layout of this site belong to {{company}} or are used with permission. You may quote a short passage with its source and link to any page. Any other reproduction needs our written agreement.",
				],
			},
			{
				title: "Credits",
				paragraphs: [
					"Typefaces: Fraunces and Instrument Sans, used under the SIL Open Font License.",
					"Illustrations: made for this site.",
				],
			},
			{
				title: "Links to other sites",
				paragraphs: [
					"Application forms, social pages and quoted sources are on sites that we do not control. Their own terms and privacy policies apply there.",
				],
			},
			{
				title: "Governing law",
				paragraphs: [
					"This notice and the use of this site are governed by the law of Mauritius, and the courts of Mauritius have jurisdiction, without prejudice to any mandatory protection that the law of your country of residence grants you.",
				],
			},
		],
	},
};
