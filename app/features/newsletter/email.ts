/**
 * The longest address that mail can be sent to (RFC 5321, section 4.5.3.1.3, without its angle
 * brackets).
 */
const longest = 254;

/**
 * The HTML standard's valid e-mail address
 * (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), with a dot in its
 * domain: what mail can reach from outside.
 */
const reachable =
	/^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** An address as it is stored: without surrounding space, in lower case. */
export function normalizeEmail(typed: string): string {
	return typed.trim().toLowerCase();
}

/**
 * Whether mail can be tried to a normalized address. Nothing that passes can end a header or begin
 * another address.
 */
export function isEmail(email: string): boolean {
	return email.length <= longest && reachable.test(email);
}
