import { index, layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type AdminScreen, adminScreenNames, adminScreens } from "./features/admin-shell/admin-screens.ts";
import { customPageId } from "./site/custom-addresses.ts";
import { defaultLanguage, type Language, languages } from "./site/site-config.ts";
import { pageFiles, pageIds, pages } from "./site/site-map.ts";

/**
 * The readers' pages in a language: without a prefix in the default one, below its code in another.
 */
function pageRoutes(language: Language): RouteConfigEntry {
	const shown = pageIds.map((page) => {
		const id = { id: `${language}/${page}` };
		const [path, file] = [pages[page], pageFiles[page]];
		return path === "/" ? index(file, id) : route(path.slice(1), file, id);
	});
	const custom = route(":slug", "features/custom-pages/public/custom-page.page.tsx", {
		id: `${language}/${customPageId}`,
	});
	const missing = route("*", "features/site-shell/not-found.page.tsx", { id: `${language}/not-found` });
	const all = [...shown, custom, missing];
	return layout(
		"features/site-shell/site.layout.tsx",
		{ id: `${language}/site` },
		language === defaultLanguage ? all : prefix(language, all),
	);
}

/**
 * A screen of the menu. The settings of the content area itself are inside those that visitors
 * notice.
 */
function adminRoute(screen: AdminScreen): RouteConfigEntry {
	const { path, file } = adminScreens[screen];
	const inner = screen === "settings" ? [index("features/session/access.admin.tsx")] : undefined;
	return route(path.slice(1), file, inner);
}

/**
 * The content area: one address in both languages. All but the sign-in show nothing without a
 * session.
 */
const contentArea = layout("admin.layout.tsx", [
	route("admin", "features/session/sign-in.admin.tsx", { id: "admin" }),
	route("admin/login", "features/session/sign-in.admin.tsx", { id: "admin/login" }),
	layout("features/admin-shell/content-area.layout.tsx", [
		...adminScreenNames.map(adminRoute),
		route("admin/facts/look", "features/look/look.admin.tsx"),
		route("admin/import-subscribers", "features/newsletter/importing/import-subscribers.admin.tsx"),
		route("admin/table/:id", "features/guests/admin/seating.admin.tsx"),
		route("admin/table-mails/:id", "features/guest-mails/admin/guest-mails.admin.tsx"),
		route("admin/edit-letter/:id", "features/letters/admin/edit-letter.admin.tsx"),
		route("admin/send-letter/:id", "features/letters/admin/send-letter.admin.tsx"),
		route("admin/edit-article/:id", "features/articles/editor/edit-article.admin.tsx"),
		route("admin/authors", "features/authors/admin/authors.admin.tsx"),
		route("admin/add-page", "features/custom-pages/admin/add-page.admin.tsx"),
		route("admin/edit-page/:id", "features/custom-pages/admin/edit-page.admin.tsx"),
		route("admin/texts/review", "features/texts/admin/publishing/review.admin.tsx"),
		route("admin/texts/page", "features/texts/admin/page-editing.admin.tsx"),
		route("admin/texts/lists", "features/texts/lists/lists.admin.tsx"),
		route("admin/texts/history", "features/texts/admin/publishing/history.admin.tsx"),
		route("admin/texts/translator", "features/texts/admin/translator/translator.admin.tsx"),
	]),
	route("admin/blog", "features/articles/editor/legacy-address.page.tsx", { id: "admin/blog" }),
	route("admin/blog/add-article", "features/articles/editor/legacy-address.page.tsx", {
		id: "admin/blog/add-article",
	}),
]);

/**
 * Every address that shows a page, from the site map. Calls, images and files are composed in
 * server/.
 */
export default [...languages.map(pageRoutes), contentArea];
