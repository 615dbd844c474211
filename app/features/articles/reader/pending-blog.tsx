import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { pageAt } from "#app/metadata/public-pages.ts";
import type * as PendingSkeletons from "./pending-skeletons.tsx";

/** Milliseconds before a skeleton is shown: faster answers need none. */
const skeletonDelayMs = 150;

/** The page, or a skeleton while a visitor navigates to the list or an article from another page. */
export function PendingBlog({ children, loading }: { children: ReactNode; loading: string }) {
	const { pathname } = useLocation();
	const next = useNextPath();
	const elsewhere = next !== undefined && next !== pathname && (isList(next) || pageAt(next) === "article");
	const pending = useLasting(elsewhere, skeletonDelayMs) && next !== undefined;
	const skeletons = useSkeletons(elsewhere);
	if (!pending || skeletons === undefined) return children;
	const Skeleton = isList(next) ? skeletons.ListSkeleton : skeletons.ArticleSkeleton;
	return <Skeleton loading={loading} />;
}

/** Loads the skeletons once a visitor navigates. If that fails, the page that is left stays. */
function useSkeletons(wanted: boolean): typeof PendingSkeletons | undefined {
	const [skeletons, setSkeletons] = useState<typeof PendingSkeletons>();
	useEffect(() => {
		if (wanted) import("./pending-skeletons.tsx").then(setSkeletons, () => undefined);
	}, [wanted]);
	return skeletons;
}

/** Returns whether another list of articles is loading while the blog is shown. */
export function useListLoading(): boolean {
	const next = useNextPath();
	return useLasting(next !== undefined && isList(next), skeletonDelayMs);
}

function useNextPath(): string | undefined {
	const { state, location } = useNavigation();
	return state === "loading" ? location.pathname : undefined;
}

function isList(path: string): boolean {
	return pageAt(path) === "blog";
}

/** Returns whether `active` has been true for `ms` milliseconds without a break. */
function useLasting(active: boolean, ms: number): boolean {
	const [lasting, setLasting] = useState(false);

	useEffect(() => {
		if (!active) return undefined;
		const timer = setTimeout(() => setLasting(true), ms);
		return () => {
			clearTimeout(timer);
			setLasting(false);
		};
	}, [active, ms]);

	return active && lasting;
}
