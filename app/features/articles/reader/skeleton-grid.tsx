import { OverlappingRings } from "#app/ui/arcs.tsx";
import { cardLayout } from "./card-layout.ts";

/** Cards while a list loads (specification, section 9). */
const skeletonCards = 6;

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
				<SkeletonBar width="30%" />
			</p>
			<p className={`${cardLayout.title} font-serif`}>
				<SkeletonBar width="90%" />
				<SkeletonBar width="55%" />
			</p>
			<p className={cardLayout.excerpt}>
				<SkeletonBar width="100%" />
				<SkeletonBar width="94%" />
				<SkeletonBar width="98%" />
				<SkeletonBar width="60%" />
			</p>
			<div className={`${cardLayout.tags} flex content-start gap-2`}>
				<span className="h-8 w-28 rounded-full bg-sand" />
				<span className="h-8 w-24 rounded-full bg-sand" />
			</div>
			<p className={cardLayout.foot}>
				<SkeletonBar width="60%" />
			</p>
		</div>
	);
}

/** One line of text of the size around it: the space without width gives it the line's height. */
export function SkeletonBar({ width }: { width: string }) {
	return (
		<span className="flex w-full items-center before:content-['\200b']">
			<span className="h-[0.7em] rounded-[2px] bg-sand" style={{ width }} />
		</span>
	);
}
