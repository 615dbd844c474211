import { parse } from "hono/utils/cookie";

/**
 * The cookies of a browser: those that scripts may read stand in the document, the others here.
 * `store` takes what an answer sets, `header` is what the next request carries.
 */
export function cookieJar() {
	const hidden = new Map<string, string>();

	function store({ headers }: Response): void {
		for (const cookie of headers.getSetCookie()) {
			const [pair = ""] = cookie.split(";", 1);
			const [name = "", value = ""] = Object.entries(parse(pair))[0] ?? [];
			if (!/; HttpOnly/i.test(cookie)) Reflect.set(document, "cookie", cookie);
			else if (/; Max-Age=0/i.test(cookie)) hidden.delete(name);
			else hidden.set(name, value);
		}
	}

	function header(): string {
		const pairs = [...hidden].map(([name, value]) => `${name}=${value}`);
		return [document.cookie, ...pairs].filter((part) => part !== "").join("; ");
	}

	return { store, header };
}
