/** The address that calls a number. */
export function callAddress(phone: string): string {
	return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** The address that opens a conversation with a number on WhatsApp. */
export function whatsappAddress(phone: string): string {
	return `https://wa.me/${phone.replace(/\D/g, "")}`;
}
