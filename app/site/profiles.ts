/** The known services, each with the domains of its addresses. */
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

/** A profile of the business on another service. `icon` is blank for an unknown one. */
export type Profile = { name: string; href: string; icon: string };

/** Returns a profile by its address, named after the service, or after the host of an unknown one. */
export function profileAt(href: string): Profile {
	const host = new URL(href).hostname.replace(/^www\./, "");
	const labels = host.split(".");
	// The domain names the service, not its subdomains; a sample's address names it first, as no
	// service has a domain that ends in .example (RFC 2606).
	const domain = labels.at(-1) === "example" ? labels[0] : labels.at(-2);
	const known = services.find(([, label]) => label === domain);
	const name = known?.[0];
	return { name: name ?? host, href, icon: name === undefined ? "" : `/icons/${name.toLowerCase()}.svg` };
}
