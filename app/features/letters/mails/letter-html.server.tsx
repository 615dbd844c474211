import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Img } from "@react-email/img";
import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import {
	type Edition,
	type EditionArticle,
	type EditionPart,
	type EditionTable,
	partKey,
} from "#app/features/letters/edition.ts";
import { linkFromLetter } from "#app/features/letters/letter-link.ts";
import { localizePath } from "#app/i18n/language.ts";
import { Cell, MailFoot, MailFrame, mailMarkup } from "#app/mail/mail-frame.server.tsx";
import type { Language } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { accentedLook, look, pictureWidth } from "./letter-look.ts";
import type { LetterWords, MailLinks } from "./letter-mail-text.server.ts";
import { mailPictureUrl, mailWords } from "./mail-words.server.ts";

/** The HTML of a letter: one column that needs no style sheet and no picture to be read. */
export function letterHtml(edition: Edition, links: MailLinks, words: LetterWords): string {
	const { language, subject, preheader, greeting, parts } = edition;
	return mailMarkup(
		<MailFrame language={language} subject={subject} preview={preheader} name={words.name} look={words.look}>
			<Heading as="h1" className="ink title" style={look.title}>
				{subject}
			</Heading>
			{greeting === "" ? null : (
				<Text className="ink" style={look.text}>
					{greeting}
				</Text>
			)}
			{parts.map((part) => (
				<Cell key={partKey(part)} style={look.part}>
					<LetterMailPart part={part} language={language} links={links} words={words} />
				</Cell>
			))}
			<Hr className="rule" style={look.rule} />
			<MailFoot why={words.why} links={words.foot(links)} address={words.t("footer.address")} />
		</MailFrame>,
	);
}

type Place = { language: Language; links: MailLinks; words: LetterWords };

/** One part of a letter, in the elements that mail programs agree on. */
export function LetterMailPart({ part, ...place }: Place & { part: EditionPart }) {
	switch (part.kind) {
		case "words":
			return (
				<div
					className="ink words"
					dangerouslySetInnerHTML={{ __html: mailWords(part.html, place.links, place.words.look.accent) }}
				/>
			);
		case "article":
			return <Article article={part} {...place} />;
		case "tables":
			return <Tables tables={part.tables} {...place} />;
		case "quote":
			return (
				<>
					<Text className="ink" style={look.quote}>
						{part.text}
					</Text>
					{part.source === "" ? null : (
						<Text className="soft" style={look.soft}>
							{part.source}
						</Text>
					)}
				</>
			);
		case "picture":
			return <Picture url={part.imageUrl} alt={part.alt} siteUrl={place.links.siteUrl} />;
	}
}

function Article({ article, language, links, words }: Place & { article: EditionArticle }) {
	const { title, excerpt, path, imageUrl, imageAlt } = article;
	const { label, link } = accentedLook(words.look.accent);
	const href = linkFromLetter(path, links);
	const lang = article.language === language ? undefined : article.language;
	return (
		<>
			{imageUrl === null || excerpt === "" ? null : (
				<Picture url={imageUrl} alt={imageAlt} siteUrl={links.siteUrl} />
			)}
			{lang === undefined ? null : (
				<Text className="accent" style={label}>
					{words.writtenIn(lang)}
				</Text>
			)}
			<Heading as="h2" lang={lang} className="ink" style={look.heading}>
				<Link href={href} className="ink" style={look.titleLink}>
					{title}
				</Link>
			</Heading>
			{excerpt === "" ? null : (
				<Text lang={lang} className="ink" style={look.text}>
					{excerpt}
				</Text>
			)}
			<Link href={href} className="accent" style={{ ...look.text, ...link }}>
				{words.t("read")}
			</Link>
		</>
	);
}

function Tables({ tables, language, links, words }: Place & { tables: EditionTable[] }) {
	return (
		<>
			<Heading as="h2" className="ink" style={look.heading}>
				{words.t("tables")}
			</Heading>
			{tables.map(({ title, when, place }) => (
				<Text key={title + when} className="ink" style={look.text}>
					<strong>{title}</strong>
					<br />
					{[when, place].filter(Boolean).join(" · ")}
				</Text>
			))}
			<Button
				href={linkFromLetter(localizePath(pages.socials, language), links)}
				className="button"
				style={accentedLook(words.look.accent).button}
			>
				{words.t("seeTables")}
			</Button>
		</>
	);
}

function Picture({ url, alt, siteUrl }: { url: string; alt: string; siteUrl: string }) {
	const src = mailPictureUrl(url, siteUrl);
	if (src === undefined) return null;
	return <Img src={src} alt={alt} width={pictureWidth} style={look.image} />;
}
