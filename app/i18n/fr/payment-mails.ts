import type { paymentMail as english } from "../en/payment-mails.ts";

export const paymentMail = {
	link: "{{label}} :",
	greeting: "Bonjour {{firstName}},",
	toPay: "À payer",
	toPayBy: "{{amount}}, au plus tard le {{day}}",
	toPaySince: "{{amount}}, attendus au plus tard le {{day}}",
	reference: "Avec cette référence",
	juice: "Par Juice, au",
	transfer: "Par virement",
	cash: "En espèces",
	reminder: {
		subject: "À payer : {{title}}, {{date}}",
		preview: "Comment payer votre place.",
		title: "Votre place reste *à payer*",
		text: "Votre place à la table « {{title}} », {{date}}, vous est gardée. Son paiement ne nous est pas encore parvenu.",
		textAfter:
			"Nous avons été heureux de vous accueillir à la table « {{title}} », {{date}}. Le paiement de votre place ne nous est pas encore parvenu.",
		noteAfter:
			"Si vous avez payé entre-temps, vous n’avez rien à faire. Si vous avez une question, écrivez à {{email}}.",
		how: "Voici comment l’effectuer.",
		note: "Si vous avez payé entre-temps, vous n’avez rien à faire. Si vous ne pouvez finalement pas venir, ou si vous avez une question, écrivez à {{email}}.",
	},
	receipt: {
		receiptTitle: "Reçu n° {{number}}",
		creditTitle: "Avoir n° {{number}}",
		from: "Nom",
		for: "Objet",
		seat: "Une place à une table",
		day: "Date du paiement",
		dayBack: "Date",
		amount: "Somme",
		amountBack: "Somme annulée",
		vat: "Dont TVA, {{rate}} %",
		reference: "Référence",
		registration: "Numéro d’immatriculation : {{number}}",
		vatNumber: "Numéro de TVA : {{number}}",
		preview: "À conserver.",
		text: "Merci. Voici le reçu de votre paiement, à conserver.",
		textBack: "Voici l’avoir relatif à votre paiement, à conserver.",
		note: "Si quelque chose y est inexact, écrivez à {{email}}.",
	},
	footer: {
		why: "Vous recevez cet e-mail parce que vous avez, ou aviez, une place à une table de {{name}}.",
		address: "Envoyé par {{company}}, {{place}}",
	},
} satisfies typeof english;
