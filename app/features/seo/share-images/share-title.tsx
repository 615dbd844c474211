/** How a title is set: type size in pixels, and width of its column. */
export type TitleSetting = { size: number; width: number | "min-content" };

/** From this size on lines stand closer: large type carries its own space. */
const closeFromPx = 60;
/** The width of a space in the serif face, less the tracking of titles. */
const wordSpace = "0.21em";

type Run = { key: string; text: string; italic: boolean };
type Word = { key: string; runs: Run[] };

/**
 * The title of a shared picture, word by word: one with a hyphen (rendez-vous) stays whole, unless
 * no size is small enough.
 */
export function ShareTitle({ text, setting }: { text: string; setting: TitleSetting }) {
	const { size, width } = setting;
	return (
		<h1
			style={{
				display: "flex",
				flexWrap: "wrap",
				columnGap: wordSpace,
				margin: 0,
				width,
				fontFamily: "Serif",
				fontSize: size,
				fontWeight: 400,
				letterSpacing: "-0.02em",
				lineHeight: size > closeFromPx ? 1.06 : 1.12,
			}}
		>
			{wordsOf(text).map(({ key, runs }) => (
				<span key={key} style={{ display: "block", maxWidth: "100%", overflowWrap: "anywhere" }}>
					{runs.map((run) => (
						<span key={run.key} style={{ fontStyle: run.italic ? "italic" : "normal" }}>
							{run.text}
						</span>
					))}
				</span>
			))}
		</h1>
	);
}

/**
 * The words of a title, each with the parts of it that stand between asterisks and those that do
 * not.
 */
function wordsOf(title: string): Word[] {
	let italic = false;
	return title.split(" ").map((word, position) => {
		const runs = word.split("*").map((text, index) => {
			if (index > 0) italic = !italic;
			return { key: String(index), text, italic };
		});
		return { key: String(position), runs: runs.filter(({ text }) => text !== "") };
	});
}
