const place = "absolute right-[6%] w-[min(88vw,42rem)] lg:right-[8%]";

/** The upper half of a circle, setting at the foot of its section. */
export function SettingSun() {
	return (
		<svg viewBox="0 0 400 200" className={`bottom-0 ${place}`} aria-hidden="true">
			<defs>
				<linearGradient id="setting-sun" x1="0" y1="0" x2="0.4" y2="1">
					<stop offset="0" stopColor="#f6a877" />
					<stop offset="1" stopColor="#f2491b" />
				</linearGradient>
			</defs>
			<path d="M0 200a200 200 0 0 1 400 0Z" fill="url(#setting-sun)" />
		</svg>
	);
}

/** The other half of the same circle, hanging from the top of the section that follows. */
export function AnsweringSun() {
	return (
		<svg viewBox="0 0 400 200" className={`top-0 ${place}`} aria-hidden="true">
			<path d="M0 0a200 200 0 0 0 400 0Z" fill="#17494a" />
		</svg>
	);
}
