/** Everything that a role may allow in the content area; `own` is everyone's own name, keys and sessions. */
export const capabilities = [
	"own",
	"guestList",
	"overview",
	"articles",
	"authors",
	"pages",
	"images",
	"letters",
	"texts",
	"events",
	"guests",
	"applications",
	"payments",
	"sending",
	"readers",
	"consents",
	"facts",
	"look",
	"visits",
	"settings",
	"backups",
	"people",
	"audit",
] as const;

export type Capability = (typeof capabilities)[number];

export const roleNames = ["owner", "editor", "host"] as const;

export type Role = (typeof roleNames)[number];

/** The capabilities of each role. The API, the screens, the menu and the lists follow from this table. */
export const roles: Record<Role, readonly Capability[]> = {
	owner: capabilities,
	editor: ["own", "overview", "articles", "authors", "pages", "images", "letters", "texts"],
	host: ["own", "guestList"],
};

export function isAllowed(role: Role, capability: Capability): boolean {
	return roles[role].includes(capability);
}

/** The owner, who signs in with the site's access code. */
export const ownerId = "owner";
