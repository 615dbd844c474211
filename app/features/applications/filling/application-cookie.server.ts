import { parse, serialize } from "hono/utils/cookie";
import type { FormId } from "#app/features/forms/form.ts";
import { newToken } from "#platform/tokens.ts";
import { browserDays } from "./filling.ts";

/**
 * The cookie by which a browser finds what was typed there, one for each form. Scripts cannot read it,
 * and other sites' forms are sent without it.
 */
export function applicationCookie(siteUrl: string, form: FormId) {
	const secure = siteUrl.startsWith("https:");
	const name = `${secure ? "__Host-" : ""}apply-${form}`;
	const options = { path: "/", httpOnly: true, sameSite: "Lax", secure } as const;
	const write = (token: string, maxAge: number) => serialize(name, token, { ...options, maxAge });

	return {
		/** Returns a browser's token; a new one, with the header that sets it, where it has none. */
		read(header: string | null | undefined): { browser: string; fresh?: string } {
			const token = parse(header ?? "", name)[name];
			if (token !== undefined && /^[\w-]{43}$/.test(token)) return { browser: token };
			const browser = newToken();
			return { browser, fresh: write(browser, browserDays * 86_400) };
		},
		write: (token: string) => write(token, browserDays * 86_400),
		/** The header that removes it. */
		remove: () => write("", 0),
	};
}
