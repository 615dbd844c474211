import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { pageAt } from "#app/metadata/public-pages.ts";
import type * as PendingSkeletons from "./pending-skeletons.tsx";

/** What comes sooner takes its place without a skeleton in between. */
const skeletonDelayMs = 150;

/**
 * The page; or, for a visitor on the way to the blog from another page, the list or the article
 * taking shape.
 */
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

/**
 * What draws the skeletons, asked for once a visitor is on the way. Where it does not come, the
 * page that is left stays.
 */
function useSkeletons(wanted: boolean): typeof PendingSkeletons | undefined {
	const [skeletons, setSkeletons] = useState<typeof PendingSkeletons>();
	useEffect(() => {
		if (wanted) import("./pending-skeletons.tsx").then(setSkeletons, () => undefined);
	}, [wanted]);
	return skeletons;
}

/** Whether the list is on its way while it is shown: for another choice of articles. */
export function useListLoading(): boolean {
	const next = useNextPath();
	return useLasting(next !== undefined && isList(next), skeletonDelayMs);
}

/** The path of the page that is being loaded. */
function useNextPath(): string | undefined {
	const { state, location } = useNavigation();
	return state === "loading" ? location.pathname : undefined;
}

function isList(path: string): boolean {
	return pageAt(path) === "blog";
}

/**
 * Whether `active` has been true for `ms` milliseconds on end: what is over sooner is never shown.
 */
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
