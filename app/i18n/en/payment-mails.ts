/** What a guest is told of paying for a seat, by mail and on their page. */
export const paymentMail = {
	toPay: "To pay",
	toPayBy: "{{amount}}, by {{day}}",
	toPaySince: "{{amount}}, expected by {{day}}",
	reference: "With this reference",
	juice: "By Juice, to",
	transfer: "By bank transfer",
	cash: "In cash",
};
