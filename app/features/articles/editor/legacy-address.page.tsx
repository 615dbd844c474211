import { redirect } from "react-router";
import { canonicalPath } from "#app/i18n/language.ts";
import type { Route } from "./+types/legacy-address.page";

/** The content area's former addresses, in lower case. */
const newAddresses: Record<string, string> = {
	"/admin/blog": "/admin/articles",
	"/admin/blog/add-article": "/admin/add-article",
};

export function loader({ url }: Route.LoaderArgs) {
	throw redirect(newAddresses[canonicalPath(url.pathname)] ?? "/admin", 301);
}
