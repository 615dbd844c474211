/**
 * The longest address that mail can be sent to (RFC 5321, section 4.5.3.1.3, without its angle
 * brackets).
 */
export const maxEmailCharacters = 254;

/**
 * The HTML standard's valid e-mail address
 * (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), with a dot in its
 * domain: what mail can reach from outside.
 */
const reachable =
	/^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Returns an address as it is stored: without surrounding space, in lower case. */
export function normalizeEmail(typed: string): string {
	return typed.trim().toLowerCase();
}

/**
 * Returns whether a normalized address is valid. No valid address can end a header or begin another
 * address.
 */
export function isEmail(email: string): boolean {
	return email.length <= maxEmailCharacters && reachable.test(email);
}
