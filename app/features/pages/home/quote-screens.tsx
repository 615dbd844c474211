import type { ReactNode } from "react";
import { useText } from "#app/i18n/text-context.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Quoted } from "./quoted.tsx";

/** A quote fades in once this share is in view, after these milliseconds (specification, section 9). */
const share = 0.3;
const delay = 800;

/**
 * Quotes that fill the window, on the lagoon and on sand in turn; the halves of one circle meet
 * between two. Without the author's consent, a quote is marked as a sample.
 */
export function QuoteScreens() {
	const t = useText("home");
	return t("testimonials.quotes").map((quote, index) =>
		index % 2 === 0 ? (
			<QuoteScreen key={quote.quote} {...quote} look="on-dark items-start bg-lagoon text-paper">
				<SettingSun />
			</QuoteScreen>
		) : (
			<QuoteScreen key={quote.quote} {...quote} look="items-end bg-sand" className="lg:col-start-6">
				<AnsweringSun />
			</QuoteScreen>
		),
	);
}

function QuoteScreen(props: {
	quote: string;
	author: string;
	consented: boolean;
	look: string;
	className?: string;
	children: ReactNode;
}) {
	const { quote, author, consented, look, className = "", children } = props;
	const sample = useText("home")("testimonials.sample");
	return (
		<section className={`relative flex min-h-svh overflow-hidden py-section ${look}`}>
			{children}
			<div className="content relative grid lg:grid-cols-12">
				<Reveal as="figure" share={share} delay={delay} className={`lg:col-span-7 ${className}`}>
					<blockquote className="font-serif text-[clamp(2rem,1.4rem+2.6vw,3.25rem)] leading-[1.15] tracking-tight text-balance">
						<Quoted>{quote}</Quoted>
					</blockquote>
					<figcaption className="mt-8">
						<span className="label block">{author}</span>
						{consented ? null : <span className="mt-3 block max-w-[30rem] text-small">{sample}</span>}
					</figcaption>
				</Reveal>
			</div>
		</section>
	);
}

const place = "absolute right-[6%] w-[min(88vw,42rem)] lg:right-[8%]";

/** The upper half of a circle, setting at the foot of its section. */
function SettingSun() {
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
function AnsweringSun() {
	return (
		<svg viewBox="0 0 400 200" className={`top-0 ${place}`} aria-hidden="true">
			<path d="M0 0a200 200 0 0 0 400 0Z" fill="#17494a" />
		</svg>
	);
}
