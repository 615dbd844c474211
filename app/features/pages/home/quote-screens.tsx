import type { ReactNode } from "react";
import { useText } from "#app/i18n/text-context.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Quoted } from "./quoted.tsx";

/** A quote fades in once this share is in view, after these milliseconds (specification, section 9). */
const share = 0.3;
const delay = 800;

/**
 * Quotes with their authors' consent, which fill the window, on the lagoon and on sand in turn; the
 * halves of one circle meet between two.
 */
export function QuoteScreens() {
	const t = useText("home");
	const quotes = t("testimonials.quotes").filter(({ consented }) => consented);
	return quotes.map((quote, index) =>
		index % 2 === 0 ? (
			<QuoteScreen
				key={quote.quote}
				quote={quote.quote}
				author={quote.author}
				look="on-dark items-start bg-lagoon text-paper"
			>
				<Sun half="setting" edge="bottom-0" />
			</QuoteScreen>
		) : (
			<QuoteScreen
				key={quote.quote}
				quote={quote.quote}
				author={quote.author}
				look="items-end bg-sand"
				className="lg:col-start-6"
			>
				<Sun half="answering" edge="top-0" />
			</QuoteScreen>
		),
	);
}

function QuoteScreen(props: {
	quote: string;
	author: string;
	look: string;
	className?: string;
	children: ReactNode;
}) {
	const { quote, author, look, className = "", children } = props;
	return (
		<section className={`relative flex min-h-svh overflow-hidden py-section ${look}`}>
			{children}
			<div className="content relative grid lg:grid-cols-12">
				<Reveal as="figure" share={share} delay={delay} className={`lg:col-span-7 ${className}`}>
					<blockquote className="font-serif text-[clamp(2rem,1.4rem+2.6vw,3.25rem)] leading-[1.15] tracking-tight text-balance">
						<Quoted>{quote}</Quoted>
					</blockquote>
					<figcaption className="label mt-8">{author}</figcaption>
				</Reveal>
			</div>
		</section>
	);
}

/** Half of a circle: setting at the foot of its section, and hanging from the top of the one that follows. */
function Sun({ half, edge }: { half: "setting" | "answering"; edge: string }) {
	return (
		<img
			src={`/drawings/${half}-sun.svg`}
			alt=""
			loading="lazy"
			width="400"
			height="200"
			className={`absolute right-[6%] w-[min(88vw,42rem)] lg:right-[8%] ${edge}`}
		/>
	);
}
