import { index, layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { defaultLanguage, type Language, languages } from "./site/site-config.ts";
import { pageFiles, pageIds, pages } from "./site/site-map.ts";

/** The readers' pages in a language: without a prefix in the default one, below its code in another. */
function pageRoutes(language: Language): RouteConfigEntry {
	const shown = pageIds.map((page) => {
		const id = { id: `${language}/${page}` };
		const path = pages[page].slice(1);
		return path === "" ? index(pageFiles[page], id) : route(path, pageFiles[page], id);
	});
	const missing = route("*", "features/site-shell/not-found.page.tsx", { id: `${language}/not-found` });
	const all = [...shown, missing];
	return layout(
		"features/site-shell/site.layout.tsx",
		{ id: `${language}/site` },
		language === defaultLanguage ? all : prefix(language, all),
	);
}

/** The content area: one address in both languages. All but the sign-in show nothing without a session. */
const contentArea = layout("admin.layout.tsx", [
	route("admin", "features/session/sign-in.admin.tsx", { id: "admin" }),
	route("admin/login", "features/session/sign-in.admin.tsx", { id: "admin/login" }),
	layout("features/admin-shell/content-area.layout.tsx", [
		route("admin/dashboard", "features/admin-shell/dashboard.admin.tsx"),
		route("admin/articles", "features/articles/editor/articles.admin.tsx"),
		route("admin/add-article", "features/articles/editor/add-article.admin.tsx"),
		route("admin/edit-article/:id", "features/articles/editor/edit-article.admin.tsx"),
		route("admin/images", "features/media/images.admin.tsx"),
		route("admin/events", "features/events/admin/events.admin.tsx"),
		route("admin/subscribers", "features/newsletter/subscribers/subscribers.admin.tsx"),
		route("admin/settings", "features/settings/settings.admin.tsx", [
			index("features/session/access.admin.tsx"),
		]),
	]),
	route("admin/blog", "features/articles/editor/legacy-address.page.tsx", { id: "admin/blog" }),
	route("admin/blog/add-article", "features/articles/editor/legacy-address.page.tsx", {
		id: "admin/blog/add-article",
	}),
]);

/** Every address that shows a page, from the site map. Calls, images and files are composed in server/. */
export default [...languages.map(pageRoutes), contentArea];
