import type { ComponentProps } from "react";
import { Link } from "react-router";

/**
 * A link to a page of ours. What the page needs is fetched as soon as a visitor is about to follow
 * it.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
	return <Link prefetch="intent" {...props} />;
}
