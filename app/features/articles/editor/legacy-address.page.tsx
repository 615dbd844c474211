import { redirect } from "react-router";
import { canonicalPath } from "#app/i18n/language.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import type { Route } from "./+types/legacy-address.page";

/** The content area's former addresses, in lower case. */
const newAddresses: Record<string, string> = {
	"/admin/blog": adminPaths.articles,
	"/admin/blog/add-article": adminPaths.addArticle,
};

export function loader({ url }: Route.LoaderArgs) {
	throw redirect(newAddresses[canonicalPath(url.pathname)] ?? adminPaths.signIn, 301);
}
