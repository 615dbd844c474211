/** Longest address of mail (RFC 5321, section 4.5.3.1.3, without its angle brackets). */
export const maxEmailCharacters = 254;

/**
 * The HTML standard's valid e-mail address, with a dot in its domain
 * (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address).
 */
const reachable =
	/^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Returns an address as it is stored: without surrounding space, in lower case. */
export function normalizeEmail(typed: string): string {
	return typed.trim().toLowerCase();
}

/** Returns whether a normalized address is valid; such a one ends no header, begins no other. */
export function isEmail(email: string): boolean {
	return email.length <= maxEmailCharacters && reachable.test(email);
}
