import { useLayoutEffect } from "react";
import { OverlappingRings } from "../../ui/arcs";
import { cardLayout } from "./card-layout";

/** Cards while a list loads (specification, section 9). */
const skeletonCards = 6;

/** What stands in for the list while a visitor is on the way to it. `loading` says so. */
export function BlogSkeleton({ loading }: { loading: string }) {
	// The page that was left may be scrolled; the list begins at its top.
	useLayoutEffect(() => window.scrollTo({ top: 0, behavior: "instant" }), []);
	return (
		<main id="content" aria-busy="true" className="content pt-36 pb-section">
			<div className="max-w-column motion-safe:animate-pulse" aria-hidden="true">
				<p className="label">
					<Bar width="5rem" />
				</p>
				<p className="mt-4 text-display">
					<Bar width="70%" />
				</p>
				<p className="mt-6 text-lead">
					<Bar width="100%" />
					<Bar width="60%" />
				</p>
			</div>
			<p role="status" className="mt-12 border-t border-clay py-7 text-small text-ink-soft sm:mt-16">
				{loading}
			</p>
			<SkeletonGrid />
		</main>
	);
}

/** What stands in for the cards while they load: their boxes, at their size. */
export function SkeletonGrid() {
	return (
		<div className={cardLayout.grid} aria-hidden="true">
			{Array.from({ length: skeletonCards }, (_, place) => `skeleton ${place}`).map((key) => (
				<SkeletonCard key={key} />
			))}
		</div>
	);
}

function SkeletonCard() {
	return (
		<div data-skeleton="" className={`${cardLayout.card} motion-safe:animate-pulse`}>
			<div className={cardLayout.picture}>
				<OverlappingRings className="size-full opacity-30" />
			</div>
			<p className={`${cardLayout.label} label`}>
				<Bar width="30%" />
			</p>
			<p className={`${cardLayout.title} font-serif`}>
				<Bar width="90%" />
				<Bar width="55%" />
			</p>
			<p className={cardLayout.excerpt}>
				<Bar width="100%" />
				<Bar width="94%" />
				<Bar width="98%" />
				<Bar width="60%" />
			</p>
			<div className={`${cardLayout.tags} flex content-start gap-2`}>
				<span className="h-8 w-28 rounded-full bg-sand" />
				<span className="h-8 w-24 rounded-full bg-sand" />
			</div>
			<p className={cardLayout.foot}>
				<Bar width="60%" />
			</p>
		</div>
	);
}

/** One line of text of the size around it. */
function Bar({ width }: { width: string }) {
	return (
		<span className="flex h-[1lh] w-full items-center">
			<span className="h-[0.7em] rounded-[2px] bg-sand" style={{ width }} />
		</span>
	);
}
