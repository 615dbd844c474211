export const legal = {
	contents: "On this page",
	contact: {
		title: "A question, a *request*",
		text: "A person on our team will read your message and answer it.",
		email: "By email",
		phone: "By phone",
		whatsapp: "By WhatsApp",
		post: "By post",
		address: "{{company}}, {{postalAddress}}",
	},
	privacy: {
		meta: {
			title: "Privacy policy · {{name}}",
			description:
				"What {{name}} collects, why, who sees it and for how long; what an introduction reveals, and what it never does; and how to use your rights.",
		},
		title: "Privacy *policy*",
		updated: "Last updated {{date}}",
		/** The section on the site's own counts, beside `sections`. */
		applications: {
			title: "Applications made on this site",
			paragraphs: [
				"Some of our forms may be filled in on this site itself, as the one you opened does if its address stands below ours. Where that is so, no form provider is involved, and what this page says of one does not concern you. Such a form asks about you, about the person you hope to meet and, where you choose to say it, about your beliefs, your health or your orientation. The law calls these special categories of data: we ask for your consent before you send them, and you may withdraw it at any time.",
				"Your answers are encrypted before they are stored, each application with a key of its own, and no such key can be read from the database or its backups. They are saved while you write, so that a closed window loses nothing; a cookie lets your browser alone find them again. Only those who run the agency read what you send, and each time that an application is opened is recorded.",
				"What you did not send is erased by itself some time after your last change, and what you sent some time after it was declined or withdrawn, as stated below for each form. You can read what we hold, or have it erased, without waiting.",
				"A form may ask you for a photograph, which can say more of you than you mean: your origin, your health, your beliefs. What its file says of where, when and with what it was taken is removed before it is stored, and the picture is encrypted with your answers, read by the same people and erased with them. This site recognises no face in it.",
			],
			forms: {
				membership: "Membership",
				network: "The free network",
				socials: "Singles Socials",
				referral: "Recommendations",
			},
			unsent_one: "What was not sent is erased {{count}} day after the last change.",
			unsent_other: "What was not sent is erased {{count}} days after the last change.",
			closed_one: "What was declined or withdrawn is erased {{count}} month later.",
			closed_other: "What was declined or withdrawn is erased {{count}} months later.",
			held: "What do you hold about me?",
		},
		counting: {
			title: "How we count visits, without knowing yours",
			paragraphs: [
				"This site counts how often its pages are opened and read, and what visits lead to: a form opened, a subscription and its confirmation, a calendar file, an invitation answered, a link followed to call us or to write to us by email or WhatsApp. Our own server counts; nobody else receives anything.",
				"Only sums are stored: how many there were on a day, of a page, in a language, from a source, and, of pages that were read, on a narrow, medium or wide window. A source is a search engine, a social media site, one of our letters, the name of another site, or unknown. For this no cookie is set, nothing is stored on your device, and neither your IP address, nor a code made from it, nor what your browser says of itself is kept. No number belongs to one visitor, and we cannot tell whether two visits are by the same person.",
				"To tell people from programs, the server reads what your browser calls itself, and forgets it. To stop floods, it remembers for a minute, in memory alone, from which address counts come. Where your browser asks every site to hand on nothing about you (Global Privacy Control), we count no source. Sums by day are kept for 25 months, after that sums by month alone.",
				"If you would rather not be counted at all, say so here. A cookie named “uncounted” then tells this site for one year; without it we could not know.",
			],
			left: "This browser is not counted.",
			counted: "This browser is counted, as described here.",
			leave: "Do not count my visits",
			return: "Count my visits again",
		},
		intro:
			"You trust us with a part of your life that few people see. This page says, in plain words, what we ask for, what we do with it, what we pass on and what you can decide at any time.",
		sections: [
			{
				title: "Who we are",
				paragraphs: [
					"{{name}} is a matchmaking service run by {{company}}, a registered Mauritian company based in {{place}}. {{company}} is the controller of the personal data described here: it decides why and how they are used.",
					"The service was previously called {{formerName}}. The company and its commitments are the same.",
					"The service is for adults: you must be {{minimumAge}} or over. We do not knowingly keep anything about anyone younger; if you think that we do, write to {{email}} and we will delete it.",
				],
				paragraphs_withoutFormerName: {
					1: "",
				},
			},
			{
				title: "What we collect",
				paragraphs: ["What we hold about you depends on what brings you to us."],
				items: [
					{
						term: "Applications",
						text: "When you apply for membership, for the free network or for Singles Socials, you fill in a form hosted by an external form provider. That provider passes your contact details and your answers on to us; this site holds none of them, but what we note of the guests of a table, which is described below. We also hold what you tell us in your consultation and in your feedback. We verify a profile by speaking with you, one to one, by video; we do not ask for a copy of an identity document on this site.",
						text_withoutNetworkForm:
							"When you apply for membership or for Singles Socials, you fill in a form hosted by an external form provider. That provider passes your contact details and your answers on to us; this site holds none of them, but what we note of the guests of a table, which is described below. We also hold what you tell us in your consultation and in your feedback. We verify a profile by speaking with you, one to one, by video; we do not ask for a copy of an identity document on this site.",
						text_withoutSocialsForm:
							"When you apply for membership or for the free network, you fill in a form hosted by an external form provider. That provider passes your contact details and your answers on to us; this site holds none of them, but what we note of the guests of a table, which is described below. We also hold what you tell us in your consultation and in your feedback. We verify a profile by speaking with you, one to one, by video; we do not ask for a copy of an identity document on this site.",
						text_withoutNetworkFormOrSocialsForm:
							"When you apply for membership, you fill in a form hosted by an external form provider. That provider passes your contact details and your answers on to us; this site holds none of them, but what we note of the guests of a table, which is described below. We also hold what you tell us in your consultation and in your feedback. We verify a profile by speaking with you, one to one, by video; we do not ask for a copy of an identity document on this site.",
					},
					{
						term: "Nominations",
						text: "When someone nominates you, or applies with you in mind, we receive what that person tells us about you. We ask them to speak to you first. Only you can complete the questionnaire and the interviews, and you are free not to.",
					},
					{
						term: "Newsletter",
						text: "We keep your email address, your language, which version of the consent text you were shown, the page you subscribed from, when you subscribed, confirmed and left, whether your subscription is awaiting confirmation, confirmed, paused or ended, until when you pause, and your reason for leaving, if you chose to give one. A new address that you give us is kept for a day, until you confirm it. If your address reached us in another way, such as on a list that you signed, we keep where and when you agreed; where you have not, one email asks you, and without an answer your address is deleted after {{confirmationDays}} days. We also keep a record of the emails that this site has sent you: of each letter, whether your mail server took it, and how many it refused in a row.",
					},
					{
						term: "Technical logs",
						text: "Our server logs the page, time, duration and result of each request, without your IP address, your searches or your email address. To stop abuse, it counts attempts, such as forms sent, searches and sign-ins to our team’s own area, under a hash of the IP address they come from; these counts are gone within about a day. Our host may keep logs of its own.",
					},
					{
						term: "Payments",
						text: "No payment is taken on this website. When you pay for a membership or a ticket, we keep the records that accounting and tax rules require. With your place at a table, this site notes what it costs, a reference of your own, when and how you paid, what was given back, and when you were reminded; that is erased together with your place. A receipt stays for seven years after the year in which it was issued: its number, its day, the amount, the VAT, your first name, the reference and your language. It does not say which table it was.",
					},
					{
						term: "Words that you let us quote",
						text: "When you agree to be quoted on this site, we keep your name, the day and the words that you agreed to. The words are public; your name and the day are seen by our team alone, until you withdraw your agreement.",
					},
				],
			},
			{
				title: "Why we use it, and on what basis",
				paragraphs: [
					"We use your application to assess whether there may be a match for you, to prepare your profile, to make introductions and to compose tables. We do so because you asked us to, with your consent and to perform our agreement with you.",
					"We send the newsletter, and load the measurement tools of others, with your consent only. How we count visits ourselves, without anything that is about you, is described below. We keep accounts because the law requires it. We keep technical logs because we have a legitimate interest in a site that is secure and works.",
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
					"An introduction reveals four things only, even when both profiles are shared for review: your first name, your age, your location and a short reason for the match. Before a first date we do not share your surname, your photo, your employer or your university.",
					"There is one exception: your profile picture and your messaging number are shared only with your explicit consent, given separately for each introduction. Agreeing once does not commit you for the next.",
					"You review and approve your profile summary before it is used. A network profile is private: it is not published, and we contact you only if a strong match with an active member appears.",
				],
				paragraphs_withoutNetworkForm: {
					2: "You review and approve your profile summary before it is used.",
				},
			},
			{
				title: "At Singles Socials",
				paragraphs: [
					"We use your application to compose the table and your contact details to invite you, to confirm your place by email and instant message, and to ask for your feedback. After the event, a phone number is passed on to another guest only when the interest is mutual.",
					"For each table we note your first name, your age, how to reach you, any dietary needs and whether you are coming. Nobody but our team sees it. {{guestDays}} days after the meal it is erased from this site: only the number of guests stays, and for six months a scrambled code of your address, so that the same people are not seated together again. That code cannot be read back.",
					"The emails of a table carry your first name, the date and place of the meal, and nothing you have told us about yourself. The link in an invitation is yours alone: opening it changes nothing, only its buttons accept or decline, and it stops working when the meal begins. This site keeps a scrambled code of the link, and which of these emails you were sent, as long as it keeps you as a guest of that table.",
					"After a table we may ask you by email whom you would like to see again. The link opens a page of your own, which shows you the first names of the other guests who came. Your answer, and whether your number may be given, are kept with your place at the table and erased with it. Numbers are exchanged, by email, only between two guests who named each other and both agreed. The site compares the answers by itself: a wish that is not returned is shown neither to the other guest nor to our team.",
					"If you are not invited to one event, we keep your application for later ones, unless you tell us that you would rather we did not.",
				],
				paragraphs_withoutSocialsForm: {
					0: "We use what you tell us to compose the table and your contact details to invite you, to confirm your place by email and instant message, and to ask for your feedback. After the event, a phone number is passed on to another guest only when the interest is mutual.",
					4: "If you are not invited to one event, we keep what you told us for later ones, unless you tell us that you would rather we did not.",
				},
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
					"We may use Google Analytics to understand how the site is read, and the Meta Pixel to know whether our advertising is useful. Neither is loaded before you say yes. If you do, they record the pages you visit and a few actions, such as opening an application form, reading an article or subscribing to the newsletter. They set cookies of their own and send these data to Google and to Meta, which may process them outside Mauritius, in the United States among other countries. This site sends them nothing of what you write to us; our external forms are on other sites, with rules of their own.",
					"If you say no, the site works in exactly the same way. You can change your answer at any time with “Cookie settings”, which stands at the foot of every page where we measure: if you withdraw your agreement, the tools stop at once, and the cookies that they left on this site are removed. Clearing this site’s data in your browser also clears your choice.",
				],
			},
			{
				title: "Cookies and browser storage",
				paragraphs: [
					"When you choose a language, a cookie named “language” remembers it for one year. When you close a notice or answer the measurement question, your browser remembers that too, so that we need not ask again. These are needed for what you asked the site to do and do not follow you elsewhere.",
					"When a member of our team signs in to the area where this site is written, a cookie named “sign-in-device” makes that device known there for one year. Visitors never receive it.",
					"Measurement tools may set cookies of their own, only once you have agreed. Our forms and social pages are hosted on other sites, where those sites’ own policies apply.",
					"When you ask below not to be counted, a cookie named “uncounted” says so to this site for one year. It holds nothing else, and a browser with which our team signs in has it too.",
				],
			},
			{
				title: "Newsletter",
				paragraphs: [
					"The newsletter comes every two weeks and starts only after you have confirmed your address from the email we send you. The email that asks you to confirm, the one that welcomes you and every letter carry a link to unsubscribe, and a mail application that offers it can do so in one click. It needs no account and no reason, and the link keeps working. You can also write to {{email}} at any time.",
					"The page behind that link lets you pause for three months instead, after which letters come again by themselves, and undo what you chose. Once you have left, you may choose one of four reasons there; we count them to write better letters. Another link, in the email that welcomes you and in every letter, changes your language or your address: we first write to the address that we know, then to the new one, and tell the old one once you have confirmed.",
					"Our letters hold no tracking pixel, and their links are not rewritten to follow you: we do not know whether you opened a letter. A link to this site names the letter it stands in, the same for every reader: the site counts how many come from each letter on a day, and stores nothing of who they are. When an address refuses three letters in a row, we stop writing to it. If your mailbox provider tells us that you marked a letter as unwanted, we unsubscribe you at once.",
				],
			},
			{
				title: "How long we keep it, and how we protect it",
				paragraphs: [
					"We keep your file, and the application that opened it, for as long as you are a member, in the network or waiting for a table. We delete it or make it anonymous {{fileMonths}} months after your membership ends, or once you leave the network or no longer wait for a table, and sooner if you ask us to, unless the law obliges us to keep part of it. You may ask us at any time how long that is for yours. Technical logs are kept only as long as they are useful for running and protecting the site.",
					"An address entered in the newsletter form and not confirmed is deleted after {{confirmationDays}} days. The record of an email that we sent is deleted after {{mailRecordDays}} days. When you unsubscribe, we stop writing and keep your record, marked as ended, so that your choice is respected; it stays until you ask us to erase it.",
					"If you ask to be erased from the newsletter, we delete your record and the emails to you that this site keeps. We retain the date and a scrambled code of your address, made with a secret key: with it we can recognise your address if it is presented again, but not read it back. If you subscribe again and confirm, the imprint goes too. A backup that this site made of itself before is deleted within thirteen months, the newest one excepted; if we had to restore it, whoever was erased since would be erased again. Copies of backups kept elsewhere, lists exported before and copies held by our mail server are cleared separately.",
					"We apply technical and organisational measures suited to information this personal. If an incident put your rights at risk, we would inform the authority and you as the law requires.",
				],
				paragraphs_withoutNetworkForm: {
					0: "We keep your file, and the application that opened it, for as long as you are a member or waiting for a table. We delete it or make it anonymous {{fileMonths}} months after your membership ends, or once you no longer wait for a table, and sooner if you ask us to, unless the law obliges us to keep part of it. You may ask us at any time how long that is for yours. Technical logs are kept only as long as they are useful for running and protecting the site.",
				},
				paragraphs_withoutFileMonths: {
					0: "We keep your file, and the application that opened it, for as long as you are a member, in the network or waiting for a table, and delete it or make it anonymous once you leave or ask us to, unless the law obliges us to keep part of it. You may ask us at any time how long that is for yours. Technical logs are kept only as long as they are useful for running and protecting the site.",
				},
				paragraphs_withoutNetworkFormOrFileMonths: {
					0: "We keep your file, and the application that opened it, for as long as you are a member or waiting for a table, and delete it or make it anonymous once you leave or ask us to, unless the law obliges us to keep part of it. You may ask us at any time how long that is for yours. Technical logs are kept only as long as they are useful for running and protecting the site.",
				},
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
		intro: "Who publishes this site, and how to reach us.",
		/** The company's particulars: stated where they are known, else told to whoever asks. */
		identity: {
			registrationNumber: "Company registration number",
			vatNumber: "VAT number",
			address: "Street address",
		},
		stated: "{{what}}: {{value}}.",
		onRequest: "Given on request at {{email}}: {{what}}.",
		sections: [
			{
				title: "Publisher",
				paragraphs: [
					"This site is published by {{company}}, a registered Mauritian company based in {{place}}, which runs the {{name}} matchmaking service, formerly {{formerName}}.",
				],
				paragraphs_withoutFormerName: {
					0: "This site is published by {{company}}, a registered Mauritian company based in {{place}}, which runs the {{name}} matchmaking service.",
				},
			},
			{
				title: "Hosting",
				paragraphs: ["Hosting details are available on request at {{email}}."],
			},
			{
				title: "What this site does not promise",
				paragraphs: [
					"The service is for adults: you must be {{minimumAge}} or over to apply, to join the network or to take a seat at a table.",
					"The texts of this site are given for information and do not amount to personal, medical or legal advice. We take care over them and correct them when needed.",
					"A membership opens the way to introductions; it does not guarantee a relationship. About {{dates}} dates is a benchmark, not a commitment. The fee of {{fee}}, VAT included, is charged once, when a first match is found and agreed, and is not refundable, except where the law gives you a right to withdraw or to be refunded. A membership is personal, cannot be transferred, can be paused on request, and lasts one year or until you find a partner.",
					"A Singles Socials ticket costs {{ticket}}, VAT included; food and drink are paid separately, at the restaurant. It is not refundable, except where the law gives you a right to a refund, and can be moved to another event if you cancel at least {{moveDays}} before.",
				],
				paragraphs_withoutNetworkForm: {
					0: "The service is for adults: you must be {{minimumAge}} or over to apply or to take a seat at a table.",
				},
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
