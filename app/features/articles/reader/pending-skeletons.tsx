import { type ReactNode, useLayoutEffect } from "react";
import { SkeletonBar, SkeletonGrid } from "./skeleton-grid.tsx";

export function ListSkeleton({ loading }: { loading: string }) {
	return (
		<PendingPage className="pt-36">
			<div className="max-w-column motion-safe:animate-pulse" aria-hidden="true">
				<p className="label">
					<SkeletonBar width="5rem" />
				</p>
				<p className="mt-4 text-display">
					<SkeletonBar width="70%" />
				</p>
				<p className="mt-6 text-lead">
					<SkeletonBar width="100%" />
					<SkeletonBar width="60%" />
				</p>
			</div>
			<p role="status" className="mt-12 border-t border-clay py-7 text-small text-ink-soft sm:mt-16">
				{loading}
			</p>
			<SkeletonGrid />
		</PendingPage>
	);
}

export function ArticleSkeleton({ loading }: { loading: string }) {
	return (
		<PendingPage className="pt-28 lg:pt-32">
			<div className="motion-safe:animate-pulse" aria-hidden="true">
				<span className="block h-8 w-32 rounded-full bg-sand" />
				<p className="mt-6 max-w-4xl text-display">
					<SkeletonBar width="80%" />
					<SkeletonBar width="45%" />
				</p>
				<p className="mt-6 max-w-column text-lead">
					<SkeletonBar width="100%" />
					<SkeletonBar width="70%" />
				</p>
			</div>
			<p role="status" className="mt-8 text-small text-ink-soft">
				{loading}
			</p>
			<div className="mt-10 aspect-3/2 rounded-[2px] bg-sand motion-safe:animate-pulse max-sm:-mx-gutter md:aspect-video lg:mt-14" />
		</PendingPage>
	);
}

function PendingPage({ className, children }: { className: string; children: ReactNode }) {
	// The page that was left may be scrolled; the next one begins at its top.
	useLayoutEffect(() => {
		window.scrollTo(0, 0);
	}, []);
	return (
		<main id="content" aria-busy="true" className={`content min-h-svh pb-section ${className}`}>
			{children}
		</main>
	);
}
