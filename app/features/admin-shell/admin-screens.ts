/**
 * The screens in the menu of the content area, in its order, under their names there: their
 * addresses, their files below `app/`, and the addresses of other screens that belong to one.
 */
export const adminScreens = {
	dashboard: { path: "/admin/dashboard", file: "features/admin-shell/dashboard.admin.tsx", within: [] },
	articles: {
		path: "/admin/articles",
		file: "features/articles/editor/list/articles.admin.tsx",
		within: ["/admin/edit-article/", "/admin/authors"],
	},
	addArticle: {
		path: "/admin/add-article",
		file: "features/articles/editor/add-article.admin.tsx",
		within: [],
	},
	images: { path: "/admin/images", file: "features/media/library/images.admin.tsx", within: [] },
	events: {
		path: "/admin/events",
		file: "features/events/admin/events.admin.tsx",
		within: ["/admin/table/", "/admin/table-mails/"],
	},
	letters: {
		path: "/admin/letters",
		file: "features/letters/admin/letters.admin.tsx",
		within: ["/admin/edit-letter/", "/admin/send-letter/"],
	},
	subscribers: {
		path: "/admin/subscribers",
		file: "features/newsletter/subscribers/subscribers.admin.tsx",
		within: ["/admin/import-subscribers"],
	},
	texts: { path: "/admin/texts", file: "features/texts/admin/texts.admin.tsx", within: [] },
	pages: {
		path: "/admin/pages",
		file: "features/custom-pages/admin/pages.admin.tsx",
		within: ["/admin/add-page", "/admin/edit-page/"],
	},
	facts: { path: "/admin/facts", file: "features/facts/facts.admin.tsx", within: [] },
	deleted: { path: "/admin/deleted", file: "features/deleted/deleted.admin.tsx", within: [] },
	backups: { path: "/admin/backups", file: "features/backups/backups.admin.tsx", within: [] },
	settings: { path: "/admin/settings", file: "features/settings/settings.admin.tsx", within: [] },
} as const;

export type AdminScreen = keyof typeof adminScreens;

export const adminScreenNames = Object.keys(adminScreens) as AdminScreen[];
