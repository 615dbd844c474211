import type { paymentMail as english } from "../en/payment-mails.ts";

export const paymentMail = {
	toPay: "À payer",
	toPayBy: "{{amount}}, au plus tard le {{day}}",
	toPaySince: "{{amount}}, attendus au plus tard le {{day}}",
	reference: "Avec cette référence",
	juice: "Par Juice, au",
	transfer: "Par virement",
	cash: "En espèces",
} satisfies typeof english;
