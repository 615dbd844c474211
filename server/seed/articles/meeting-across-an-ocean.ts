import type { SampleArticle } from "./sample-article.ts";

export const article: SampleArticle = {
	slug: "meeting-across-an-ocean",
	title: "Meeting across an ocean",
	excerpt:
		"A first meeting by video call can be a real date. How to set the scene, what to ask before anyone books a flight, and how to plan the first visit.",
	category: "New beginnings",
	tags: ["long distance", "first date", "conversation", "mauritius"],
	picture: null,
	imageAlt: "",
	published: true,
	daysAgo: 54,
	content: `When it is nine in the evening in Tamarin, it is lunchtime in Montreal and the small hours in Sydney. Somebody will have a glass of wine while somebody else eats a sandwich at a desk. Meeting from two countries begins with arithmetic, and the way people do the sum already tells you something. Take note of the one who says, “I can get up early.”

At Ensemble, international introductions are made by video call. It is an odd instrument for the purpose, a little like being introduced through a shop window. Used well, it has qualities that a restaurant lacks. Nobody has to park. Nobody is seated next to the kitchen. For an hour, two people have very little to do except talk.

## Set the scene, then forget it

Prepare the room as you would prepare yourself for dinner: once, and then stop thinking about it. Put the laptop on a pile of books so that the camera meets your eyes. Sit where the daylight reaches your face, or bounce a lamp off the wall. Pick a corner that says something about you, a bookshelf, a plant that is struggling; a blank wall belongs in a passport photograph. Wear what you would wear to see a friend whose opinion you value. Pour something, whatever the hour calls for.

Hide your own image, because nobody can be charming and watch themselves at the same time. Silence the notifications. Agree on a length beforehand (an hour is plenty) so that neither of you has to invent a reason to leave. And take no screenshots, make no recording. It goes without saying, and I say it all the same.

## The first ten minutes

They will be awkward. The sound lags, you both speak, you both apologise, you both wait. Laugh about it and carry on. Then resist the temptation to read your CVs aloud. An easier way in is through whatever surrounds you:

- What would I see if you turned the camera round?
- What did you do today before this call, in boring detail?
- What is that sound behind you?
- What do you miss about the last place you lived, and what are you glad to have left?

Anyone who has lived abroad will have an answer to the last one. Homesickness is a quick road to what a person holds dear. Ask a Mauritian in Paris what fills the suitcase on the way back and you will soon be hearing about a grandmother.

> Let the other person’s evening into yours, ironing board included.

## Change what the calls are for

If the first call was good, make the second one different. Two people who meet only as faces on a screen become very good at being faces on a screen. Cook the same dish in two kitchens. Take each other for a walk, traffic and barking dogs and all. Speak on a day when one of you is tired, and see what that is like. Between calls, send a voice message in place of a long paragraph; hesitation is informative.

Be wary of the call that lasts until two in the morning, night after night. It produces a great deal of intimacy and very little evidence. You will know everything about a childhood and nothing about punctuality. Distance is generous to the imagination, which fills every gap with what it would like to find there.

## Before anyone books a flight

There is no need to settle a future on the fourth call. Some questions, however, should not wait for the airport. Could either of you truly live elsewhere? Who has children, parents, a practice or a house that holds them where they are? When might you next be in the same place? Raise them early and lightly. An honest “I could never leave” in the first month is a considerate thing to say, even when it disappoints.

And one firm rule for anything that begins at a distance: **no money goes to someone you have not met**, whatever the story. A person who cares for you will understand. Anyone who takes offence has told you something useful.

## The first visit

Meet in person as soon as it is reasonable, and keep it modest. Separate lodgings. A few days, with at least one afternoon apart while the host works and the visitor wanders. A friend at home who knows the address. Whoever comes to Mauritius will want to see the lagoon, naturally. Take them to the supermarket as well, to the queue at the bank, to lunch with your loudest friend. You are both trying to find out what an ordinary week would feel like.

Expect a moment, at the arrivals gate, when it seems that you have never met. The body is taller, the laugh comes from an unexpected direction. Give it an evening. You already know the voice, and the rest will catch up or it won’t. Either way you will have found out in the same room.
`,
};
