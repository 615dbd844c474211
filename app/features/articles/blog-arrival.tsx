import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { plainPath } from "../../language";
import { BlogSkeleton } from "./blog-skeleton";
import { useLasting } from "./use-lasting";

/** A list that comes sooner takes its place without a skeleton in between. */
const patienceMs = 150;

/** Whether the blog's list is on its way, from another page or for another choice of articles. */
export function useListLoading(): boolean {
	const { state, location } = useNavigation();
	return useLasting(state === "loading" && isList(location.pathname), patienceMs);
}

/** The page, or the list taking shape while a visitor is on the way to it from another page. */
export function BlogArrival({ children, loading }: { children: ReactNode; loading: string }) {
	const { pathname } = useLocation();
	const arriving = useListLoading() && !isList(pathname);
	return arriving ? <BlogSkeleton loading={loading} /> : children;
}

function isList(path: string): boolean {
	return /^\/blog\/?$/i.test(plainPath(path));
}
