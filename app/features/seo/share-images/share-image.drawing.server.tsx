import satori from "satori";
import type { DrawLogo } from "#app/features/seo/icons/icon-drawing.server.ts";
import { type Fonts, siteFonts } from "#app/features/seo/site-fonts.server.ts";
import { shareImageSize } from "#app/metadata/public-pages.ts";
import { fitInto } from "#app/site/logo.ts";
import type { AccentColours } from "#app/site/site-look.ts";
import { loadSharp } from "#platform/sharp.ts";
import { drawable, type ShareImage } from "./share-image.server.ts";

const looks = {
	page: { ground: "#fbf7f2", ink: "#1f1a16", label: "ember" },
	article: { ground: "#17494a", ink: "#fbf7f2", label: "dusk" },
} as const;

/** Type sizes of a title in pixels, of which the largest that fits is used, and its most height. */
const titleSizes = [112, 104, 96, 88, 80, 74, 68, 62, 56, 50, 44];
const titleHeight = 312;
/** The width from the margin to the first circle. */
const titleWidth = 650;
const balanceStepPx = 12;
/** The largest size of the logo, in pixels. */
const logoBox = { width: 420, height: 72 };

type Mark = { src: string; width: number; height: number };

/** Draws the picture. @returns PNG bytes, 1200 x 630 pixels. */
export async function drawShareImage(image: ShareImage, drawLogo: DrawLogo): Promise<Buffer> {
	const fonts = await siteFonts();
	const title = drawable(image.title);
	const setting = await fitTitle(title, fonts);
	const svg = await satori(
		<Picture image={image} title={title} setting={setting} logo={await logoOf(image, drawLogo)} />,
		{ ...shareImageSize, fonts },
	);
	const sharp = await loadSharp();
	return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** Returns the logo for the picture: in white on a dark background, unless it is a picture itself. */
async function logoOf({ logo, look }: ShareImage, drawLogo: DrawLogo): Promise<Mark | undefined> {
	if (logo === null) return undefined;
	const size = fitInto(logo, logoBox);
	const white = look === "article" && logo.whiteOnDark;
	const png = await drawLogo(logo.hash, { ...size, white });
	return { ...size, src: `data:image/png;base64,${png.toString("base64")}` };
}

function Picture(props: { image: ShareImage; title: string; setting: TitleSetting; logo: Mark | undefined }) {
	const { image, title, setting, logo } = props;
	const { ground, ink, label } = looks[image.look];
	return (
		<div style={{ display: "flex", width: "100%", height: "100%", background: ground, color: ink }}>
			<ShareArcs look={image.look} accent={image.accent} />
			<div
				style={{
					display: "flex",
					flexDirection: "column",
					width: "100%",
					padding: "68px 80px 60px",
					fontFamily: "Serif",
				}}
			>
				<p style={{ margin: 0, color: image.accent[label], ...labelType }}>{drawable(image.label)}</p>
				<div style={{ display: "flex", flexGrow: 1, alignItems: "center" }}>
					<ShareTitle text={title} setting={setting} />
				</div>
				{logo === undefined ? (
					<p style={{ margin: 0, fontSize: 44, lineHeight: 1, fontStyle: "italic" }}>
						{drawable(image.name)}
					</p>
				) : (
					<img {...logo} alt="" />
				)}
			</div>
		</div>
	);
}

const labelType = {
	fontFamily: "Sans",
	fontSize: 23,
	fontWeight: 600,
	letterSpacing: "0.08em",
	lineHeight: 1.3,
	textTransform: "uppercase",
} as const;

/** Finds the largest size at which a title fits, and the narrowest column for its lines, to balance them. */
async function fitTitle(text: string, fonts: Fonts): Promise<TitleSetting> {
	const measure = (setting: TitleSetting) =>
		measureTitle(<ShareTitle text={text} setting={setting} />, fonts);
	for (const size of titleSizes) {
		const { height } = await measure({ size, width: titleWidth });
		if (height > titleHeight) continue;
		const longestWord = await measure({ size, width: "min-content" });
		if (longestWord.width > titleWidth) continue;
		let tooNarrow = longestWord.width;
		let width = titleWidth;
		while (width - tooNarrow > balanceStepPx) {
			const between = Math.round((width + tooNarrow) / 2);
			if ((await measure({ size, width: between })).height > height) tooNarrow = between;
			else width = between;
		}
		return { size, width };
	}
	return { size: titleSizes.at(-1) ?? 0, width: titleWidth };
}

async function measureTitle(title: React.ReactNode, fonts: Fonts) {
	let measured = { width: 0, height: 0 };
	await satori(<div style={{ display: "flex", alignItems: "flex-start" }}>{title}</div>, {
		...shareImageSize,
		fonts,
		onNodeDetected: ({ type, width, height }) => {
			if (type === "h1") measured = { width, height };
		},
	});
	return measured;
}

/** Type size of a title in pixels, and width of its column. */
type TitleSetting = { size: number; width: number | "min-content" };

/** The size from which on lines are closer. */
const closeFromPx = 60;
/** The width of a space in the serif face, less the tracking of titles. */
const wordSpace = "0.21em";

type Run = { key: string; text: string; italic: boolean };
type Word = { key: string; runs: Run[] };

/** Draws the title word by word: one with a hyphen is broken only if no size is small enough. */
function ShareTitle({ text, setting }: { text: string; setting: TitleSetting }) {
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
			{titleWords(text).map(({ key, runs }) => (
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

/** Returns the words of a title, each split into its parts in italic (between asterisks) and upright. */
function titleWords(title: string): Word[] {
	let italic = false;
	return title.split(" ").map((word, position) => {
		const runs = word.split("*").map((text, index) => {
			if (index > 0) italic = !italic;
			return { key: String(index), text, italic };
		});
		return { key: String(position), runs: runs.filter(({ text }) => text !== "") };
	});
}

/** The two circles at the right edge of the picture: filled on a light page, outlined on a dark one. */
function ShareArcs({ look, accent }: Pick<ShareImage, "look" | "accent">) {
	return (
		<svg
			viewBox="0 0 1200 630"
			width="1200"
			height="630"
			style={{ position: "absolute", top: 0, left: 0 }}
			fill="none"
			aria-hidden="true"
		>
			<clipPath id="first">
				<circle cx="950" cy="315" r="190" />
			</clipPath>
			{look === "page" ? <LateSun accent={accent} /> : <Evening brand={accent.brand} />}
		</svg>
	);
}

function LateSun({ accent: { brand, tints } }: { accent: AccentColours }) {
	return (
		<>
			<defs>
				<linearGradient id="sun" x1="0" y1="0" x2="1" y2="1">
					<stop offset="0" stopColor={tints["#f8c09b"] ?? "#f8c09b"} />
					<stop offset="1" stopColor={tints["#f58a64"] ?? "#f58a64"} />
				</linearGradient>
				<linearGradient id="lagoon" x1="1" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#c0d8d1" />
					<stop offset="1" stopColor="#7c9f9d" />
				</linearGradient>
			</defs>
			<circle cx="950" cy="315" r="222" stroke="#e3d2bf" strokeWidth="1.5" />
			<circle cx="1148" cy="315" r="222" stroke="#e3d2bf" strokeWidth="1.5" />
			<circle cx="950" cy="315" r="190" fill="url(#sun)" />
			<circle cx="1148" cy="315" r="190" fill="url(#lagoon)" />
			<circle cx="1148" cy="315" r="190" fill={brand} clipPath="url(#first)" />
		</>
	);
}

function Evening({ brand }: { brand: string }) {
	return (
		<>
			<circle cx="1148" cy="315" r="190" fill={brand} clipPath="url(#first)" />
			<circle cx="950" cy="315" r="190" stroke="#dde9e5" strokeOpacity="0.5" strokeWidth="2" />
			<circle cx="1148" cy="315" r="190" stroke="#dde9e5" strokeOpacity="0.5" strokeWidth="2" />
		</>
	);
}
