/** The page of a guest after an evening: whom they would like to see again. */
export const feedback = {
	meta: "After the table · {{name}}",
	open: {
		title: "{{firstName}}, whom would you like to *see again*?",
		text: "You were at {{title}} on {{date}}. Choose as many people as you like, or nobody. You can answer, and change your answer, until {{day}}.",
	},
	answered: {
		title: "We have your *answer*",
		text: "Thank you, {{firstName}}. We received it on {{moment}}. You can change it until {{day}}; after that, everybody who was asked hears from us.",
	},
	closed: {
		title: "The answers are *in*",
		text: "Answers for {{title}} on {{date}} were open until {{day}}. Below is what you told us. If you have a question, write to {{email}}.",
	},
	invalid: {
		title: "This link *no longer works*",
		text: "It may be incomplete, or the table was so long ago that we have deleted its guests’ details. Write to {{email}} and we will help you.",
	},
	others: "I would like to see again",
	noOthers: "Nobody else has been noted as present yet. Please come back a little later.",
	number: "Your number",
	rule: "Numbers are exchanged only between two people who named each other and who both agreed. A wish that is not returned is shown to nobody.",
	share: "Give my number to those with whom the wish is mutual",
	telephone: "Telephone number",
	knownNumber: "Leave this empty to use the number we have, which ends in {{end}}.",
	noNumber: "We do not have your number. It is needed only if you agree to have it given.",
	faults: {
		telephone: "Use only digits, spaces and + ( ) . -",
		noNumber: "Fill in your number, or untick the box above.",
	},
	send: "Send my answer",
	change: "Change my answer",
	sending: "Sending…",
	own: "You would like to see again",
	nobody: "Nobody, this time.",
	shared: "You agreed to have your number given where it is mutual.",
	notShared: "You did not agree to have your number given.",
};
