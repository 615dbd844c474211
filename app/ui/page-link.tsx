import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link within the site, which prefetches its page when a visitor is about to follow it. */
export function PageLink(props: ComponentProps<typeof Link>) {
	return <Link prefetch="intent" {...props} />;
}

/** A link that stands alone, with an area that is large enough to tap. */
export function TextLink({ className = "", ...link }: ComponentProps<typeof PageLink>) {
	return <PageLink {...link} className={`text-link inline-flex min-h-11 items-center ${className}`} />;
}
