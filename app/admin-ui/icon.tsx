/** Line drawings on a square of 20 units. */
const paths = {
	menu: "M3 7h14M3 13h14",
	close: "M5 5l10 10M15 5L5 15",
	plus: "M10 4v12M4 10h12",
	fault: "M10 3.5l7.5 13h-15zM10 8.5v3.5M10 14.2h.01",
	check: "M4.5 10.5l3.5 3.5 7.5-8",
	chevron: "M5.5 8l4.5 4.5L14.5 8",
	up: "M10 16V4.5M5.5 9L10 4.5 14.5 9",
	down: "M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5",
	back: "M12 4.5L6.5 10l5.5 5.5",
	next: "M8 4.5l5.5 5.5-5.5 5.5",
	search: "M9 3.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11zM13 13l4 4",
	view: "M2 10c2.2-3.6 5-5.4 8-5.4s5.8 1.8 8 5.4c-2.2 3.6-5 5.4-8 5.4s-5.8-1.8-8-5.4zM10 7.6a2.4 2.4 0 100 4.8 2.4 2.4 0 000-4.8z",
	hidden: "M2 10c2.2-3.6 5-5.4 8-5.4s5.8 1.8 8 5.4c-2.2 3.6-5 5.4-8 5.4s-5.8-1.8-8-5.4zM4 16L16 4",
	edit: "M12.5 4.5l3 3L7 16H4v-3zM10.5 6.5l3 3",
	remove: "M4 6h12M8 6V4h4v2M5.5 6l.7 10h7.6l.7-10M8.5 9v4.5M11.5 9v4.5",
	copy: "M7.5 7.5h8v8h-8zM12.5 7.5v-3h-8v8h3",
	image: "M3 4.5h14v11H3zM3 13l4-3.5 3.5 3 2.5-2 4 3M12.6 7.8h.01",
	library: "M6 6.5h11v9.5H6zM3.5 13V4H14M6 13.5l3-2.5 2.5 2 2-1.5 3.5 3",
	bullets: "M8 5.5h9M8 10h9M8 14.5h9M4 5.5h.01M4 10h.01M4 14.5h.01",
	numbers:
		"M8.5 5.5H17M8.5 10H17M8.5 14.5H17M3.5 4.5l1-.5v3.5M3.3 12.7c.3-.9 2-.8 1.9.2-.1.9-1.9 1.4-1.9 2.4h2",
	quote: "M8 5.5C5.5 6.5 4 8.5 4 11.5v2.5h3.8v-4H5.9M16 5.5c-2.5 1-4 3-4 6v2.5h3.8v-4h-1.9",
	download: "M10 3.5v9M6 9l4 4 4-4M4 16.5h12",
	more: "M4.5 10h.01M10 10h.01M15.5 10h.01",
	divider: "M3 10h14",
	link: "M8.5 11.5l3-3M9.3 6.2l1.4-1.4a3 3 0 014.3 4.3l-1.5 1.5M10.7 13.8l-1.4 1.4A3 3 0 015 10.9l1.5-1.5",
} as const;

export type IconName = keyof typeof paths;

/** Thicker, so that dots are visible. */
const strokeWidths: Partial<Record<IconName, number>> = { bullets: 1.7, more: 2.4 };

/** A decorative icon: its button has the name. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
	return (
		<svg
			viewBox="0 0 20 20"
			className={`size-5 shrink-0 ${className}`}
			fill="none"
			stroke="currentColor"
			strokeWidth={strokeWidths[name] ?? 1.5}
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d={paths[name]} />
		</svg>
	);
}
