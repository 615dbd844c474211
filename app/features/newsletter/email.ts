/** The longest address that mail can be sent to (RFC 5321, section 4.5.3.1.3, without its angle brackets). */
const longest = 254;

/** White space and control characters, and what separates or quotes addresses in a header (RFC 5322, section 3.2.3). */
const neverInAnAddress = /[\s\p{C}()<>[\]:;,\\"]/u;

/** An address as it is stored: without surrounding space, in lower case. */
export function normalizeEmail(typed: string): string {
	return typed.trim().toLowerCase();
}

/**
 * Whether mail can be tried to a normalized address: it holds an at sign (specification, section 5), has a length
 * that exists, and nothing that could make two addresses or another header line of it.
 */
export function isEmail(email: string): boolean {
	return email.includes("@") && email.length <= longest && !neverInAnAddress.test(email);
}
