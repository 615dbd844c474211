import { index, layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type AdminScreen, adminFiles, adminPaths } from "./site/admin-screens.ts";
import { customPageId } from "./site/custom-addresses.ts";
import { defaultLanguage, type Language, languages } from "./site/site-config.ts";
import { pageFiles, pageIds, pages } from "./site/site-map.ts";

/** The readers' pages in a language: without a prefix in the default one, else below its code. */
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

/** A screen of the content area. One's own keys and access stand inside the settings, or alone. */
function adminRoute(screen: AdminScreen): RouteConfigEntry {
	const hasAccess = screen === "settings" || screen === "access";
	const own = layout("features/keys/keys.admin.tsx", { id: `admin/${screen}/keys` }, [
		index("features/session/access.admin.tsx", { id: `admin/${screen}/own` }),
	]);
	const inner = hasAccess ? [own] : undefined;
	return route(adminPaths[screen].slice(1), adminFiles[screen], inner);
}

/** The content area: one address in both languages. All screens but the sign-in need a session. */
const contentArea = layout("admin.layout.tsx", [
	route("admin", "features/session/sign-in.admin.tsx", { id: "admin" }),
	route("admin/login", "features/session/sign-in.admin.tsx", { id: "admin/login" }),
	route(adminPaths.invitation.slice(1), "features/people/invitation.admin.tsx"),
	layout(
		"features/admin-shell/content-area.layout.tsx",
		(Object.keys(adminFiles) as AdminScreen[]).map(adminRoute),
	),
	route("admin/blog", "features/articles/editor/legacy-address.page.tsx", { id: "admin/blog" }),
	route("admin/blog/add-article", "features/articles/editor/legacy-address.page.tsx", {
		id: "admin/blog/add-article",
	}),
]);

/** Every address that shows a page. The API, images and files are composed in `server/`. */
export default [...languages.map(pageRoutes), contentArea];
