/** The services that are known by name, each with the domains of its addresses. */
const services = [
	["Instagram", "instagram"],
	["Facebook", "facebook"],
	["LinkedIn", "linkedin"],
	["TikTok", "tiktok"],
	["YouTube", "youtube"],
	["WhatsApp", "whatsapp"],
	["Pinterest", "pinterest"],
	["Threads", "threads"],
	["X", "x"],
	["X", "twitter"],
] as const;

/**
 * A page of the business elsewhere, under the name that readers know. `icon`: the address of the
 * service's sign; blank for a host that is none of the known ones.
 */
export type Profile = { name: string; href: string; icon: string };

/** A profile by its address: the service's name, or the host where it is none of the known ones. */
export function profileAt(href: string): Profile {
	const host = new URL(href).hostname.replace(/^www\./, "");
	const labels = host.split(".");
	// Whose domain it is: what stands before that is the owner's to name as they like. A sample's
	// address names its service first: no service has a domain that ends in .example (RFC 2606).
	const owner = labels.at(-1) === "example" ? labels[0] : labels.at(-2);
	const known = services.find(([, label]) => label === owner);
	const name = known?.[0];
	return { name: name ?? host, href, icon: name === undefined ? "" : `/icons/${name.toLowerCase()}.svg` };
}
