/** Part of the home page: questions and answers. */
export const homeQuestions = {
	faq: {
		label: "Questions",
		title: "Before you *write to us*",
		items: [
			{
				question: "What is the difference between membership and the network?",
				question_withoutNetworkForm: "",
				answer:
					"Everyone we have accepted and spoken with is an active member: we search for you, and it costs nothing yet. When a first match is agreed, you pay {{fee}} and your year begins. In the network, which is free, we do not search for you: we contact you only if a strong match with an active member appears.",
			},
			{
				question: "What does a match know about me before the first date?",
				answer:
					"Your first name, your age, your location and a short reason for the match. No surname, photo, employer or university. Your profile picture and messaging number are shared only with your explicit consent, for each introduction.",
			},
			{
				question: "What does membership cost, and when do I pay?",
				answer:
					"{{fee}}, one time, VAT included. We charge it only once a first match is found and agreed. You can pay by mobile money or bank transfer, from Mauritius or from abroad.",
			},
			{
				question: "Can I pause my membership, or be refunded?",
				answer:
					"You can pause it on request. There are no refunds, except where the law gives you a right to withdraw or to be refunded, and a membership cannot be passed on to someone else. It lasts one year, or until you find a partner.",
			},
			{
				question: "I am divorced, or a single parent. May I apply?",
				answer:
					"Yes, and you are welcome. We ask that the separation be legally recognised and amicable. Like everyone who applies, you must be {{minimumAge}} or over.",
			},
			{
				question: "What if my match lives abroad?",
				answer:
					"We work with members in Mauritius and overseas. International matches are introduced by video call, so you can get to know each other before anyone books a flight.",
			},
			{
				question: "May I apply for a relative or a friend?",
				answer:
					"Yes. That person must complete the questionnaire and the interviews alone: we need to hear their wishes in their own words.",
			},
			{
				question: "How long does it all take?",
				answer:
					"About {{minutes}} minutes for the form and the consultation together. How soon a match appears depends on you and on who is among our members. We would rather wait than introduce you without a reason.",
			},
			{
				question: "How many dates will I have?",
				answer:
					"About {{dates}} is our benchmark. It is not a commitment, and we cannot guarantee success. Some people need one date, others need more time.",
			},
			{
				question: "What happens after I apply, and who comes first?",
				answer:
					"Within {{answerDays}} we review your application, tell you whether a potential match exists among our members, and share an assessment of your needs, attachment style and dating tendencies. Members who have paid have priority, which is why it begins with the second introduction.",
			},
			{
				question: "Can you keep me from someone I know?",
				answer:
					"Yes. Before we look for anyone, we ask: is there anyone we must never introduce you to? Name colleagues, relatives or former partners. We will not introduce you, and they will not learn from us that you are here.",
			},
			{
				question: "What do my bank statement and my phone show?",
				question_withoutStatementName: "What does my phone show when you call?",
				question_withoutCallerName: "What does my bank statement show?",
				answer:
					"Your bank statement says {{statementName}}. When we call or write, your phone shows {{callerName}}.",
				answer_withoutStatementName: "When we call or write, your phone shows {{callerName}}.",
				answer_withoutCallerName: "Your bank statement says {{statementName}}.",
				answer_withoutStatementNameOrCallerName: "",
			},
			{
				question: "Who sees my file, and how long do you keep it?",
				question_withoutFilePeople: "How long do you keep my file?",
				question_withoutFileMonths: "Who sees my file?",
				answer:
					"People who may open it: {{filePeople}}, and nobody else. We delete it {{fileMonths}} months after your membership ends.",
				answer_withoutFilePeople: "We delete it {{fileMonths}} months after your membership ends.",
				answer_withoutFileMonths: "People who may open it: {{filePeople}}, and nobody else.",
				answer_withoutFilePeopleOrFileMonths: "",
			},
		],
	},
};
