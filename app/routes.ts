import { index, layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Language, languages } from "./site";

/** The public pages: English without a prefix, and their French twins below /fr. */
function publicPages(language: Language): RouteConfigEntry {
	const id = (page: string) => ({ id: `${language}/${page}` });
	const pages = [
		index("features/home/home.page.tsx", id("home")),
		route("blog", "features/blog/blog.page.tsx", id("blog")),
		route("blog/:slug", "features/blog/article.page.tsx", id("article")),
		route("newsletter/thanks", "features/newsletter/thanks.page.tsx", id("newsletter/thanks")),
		route("newsletter/confirm", "features/newsletter/confirm.page.tsx", id("newsletter/confirm")),
		route("newsletter/unsubscribe", "features/newsletter/unsubscribe.page.tsx", id("newsletter/unsubscribe")),
		route("preview/:token", "features/blog/preview.page.tsx", id("preview")),
		route("how-it-works", "features/how-it-works/how-it-works.page.tsx", id("how-it-works")),
		route("network", "features/network/network.page.tsx", id("network")),
		route("rebrand-announcement", "features/rebrand/rebrand.page.tsx", id("rebrand")),
		route("privacy-policy", "features/legal/privacy.page.tsx", id("privacy")),
		route("legal", "features/legal/notice.page.tsx", id("legal")),
		route("favicon-preview", "features/favicon/favicon.page.tsx", id("favicon")),
		route("events/singlessocials", "features/events/socials.page.tsx", id("socials")),
		route("*", "features/failure/not-found.page.tsx", id("not-found")),
	];
	return layout(
		"features/navigation/site.layout.tsx",
		{ id: `${language}/site` },
		language === "en" ? pages : prefix(language, pages),
	);
}

/** The content area: one address in both languages. All but the sign-in show nothing without a session. */
const contentArea = layout("admin.layout.tsx", [
	route("admin", "features/session/sign-in.admin.tsx", { id: "admin" }),
	route("admin/login", "features/session/sign-in.admin.tsx", { id: "admin/login" }),
	layout("features/content-area/content-area.layout.tsx", [
		route("admin/dashboard", "features/content-area/dashboard.admin.tsx"),
		route("admin/articles", "features/writing/articles.admin.tsx"),
		route("admin/add-article", "features/writing/add-article.admin.tsx"),
		route("admin/edit-article/:id", "features/writing/edit-article.admin.tsx"),
		route("admin/images", "features/media/images.admin.tsx"),
		route("admin/events", "features/events/events.admin.tsx"),
		route("admin/subscribers", "features/newsletter/subscribers.admin.tsx"),
		route("admin/settings", "features/settings/settings.admin.tsx", [
			index("features/session/access.admin.tsx"),
		]),
	]),
	route("admin/blog", "features/writing/former-list.page.tsx"),
	route("admin/blog/add-article", "features/writing/former-form.page.tsx"),
]);

/** The one table of the addresses that show a page. Calls, images and files are composed in server/. */
export default [...languages.map(publicPages), contentArea];
