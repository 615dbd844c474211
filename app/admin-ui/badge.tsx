const tones = {
	live: "bg-mist text-lagoon",
	calm: "bg-sand text-ink",
	outline: "border border-ink/25 text-ink-soft",
} as const;

export function Badge({ tone, children }: { tone: keyof typeof tones; children: string }) {
	return (
		<span
			className={`inline-flex shrink-0 items-center rounded-full px-2.5 py-0.5 text-[0.8rem] leading-snug font-semibold ${tones[tone]}`}
		>
			{children}
		</span>
	);
}
