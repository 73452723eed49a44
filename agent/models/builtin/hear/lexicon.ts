/** Common words of English and of the chair, by their stems: none of them is taken for somebody's name. */
export const COMMON: ReadonlySet<string> = new Set(
  `
ability abit able abort about above absent absolute abstract accents accept acceptable access accessibility
accessible accidentally according account accuracy accurate achieve acid acidic acknowledged across act action
activate active activity actor actual actually acuity adapter add addition additional additive address adjust
adjustments admin adopted adopting adopts advanced advice advisory affect after afternoon afterwards again against
age agenda agent ago agree agreement ahead aids aim aint air airport alert align alignment alike alive all allergic
allergy allow allowance almost alone along alongside alot aloud already also alt alternate alternative although
altogether always amazing ambiguous ammonia among amount analyse analysis analytics analyze anchor and anew angel
angle angry animal annotation announced announces annoyed anonymous another answer anxious any anybody anymore
anyone anything anyway anywhere apart apostrophe app apparently appear appearance append apple applicable
application appointment apprentice approach appropriate approval approve appt april apron arbitrary architecture
archive are area aren arent arg argh argue argument arithmetic arm around arr arrival arrive arrow article
artificial arvo asap ash ashy aside ask asked asking asks aspect assessment assets assign assistant associated
assume asthma aswell ate attach attachment attack attempt attention attribute aubergine auburn audit august aunt
auntie authenticated authentication author authority authorization auto automatic automatically autumn available
aveda average avoid await aware away awesome awful axes axis aye babe babel baby babylights back backdrop background
backward bad badge badly bag bake balance balayage banana band bangs bank bar bare barely base basic basically basin
basis batch bath battery baz beach bear beard beats beautiful became because become been beer before beforehand
began begin begun behalf behave behavior behaviour behind beige being belief believe bell belong below bench
benchmark bends beneath benefit berry beside best bet beta better between beyond bfore bib big bill billed billing
bin bind bird birth birthday biscuit bit bite black blame blank bleach bled bleed blend blister block blog bloke
blond blonde blondor blood blot blotchy blow blowdry blowout blue blur board body boil bond book boom booster boot
border boring born boss both bottle bottom bought bound boundary bowl box braces bracket braids brain branch brand
brass brassy brave bread break breakage breakfast breath breathe bricks bridal bride bridesmaid bridge brief bright
brilliant bring broadcast broke broken bronde brother brought brow brown brunette brush btw bubble buck bucket
budget bugs build built builtin bulk bullet bump bun bunch bundle burgundy burn burnt burst bus business busy but
butter butterscotch button buy bye bypass cake calc calculate calculation calendar call callback calm came camera
can canary cancel cancellation candidate candle cannot cant canvas cap capability cape capfuls capital caption
capture car caramel card care careful careless caret carrier carry case cash cast cat catalogue catalyst catch
category caught cause caution caveat ceiling cell cent centimetre centre centroid certain certainty chain chair
champagne chance change channel chapter character charcoal charge charger chart chat cheap check checkout cheeks
cheers cheese chelate chemical chemistry cherry chestnut chew chewing chicken child children chin chips chocolate
choice choose chose chosen christmas chromasilk chuffed chunk church cinema cinnamon circle circular claim clarify
class classic clause clean cleanse cleanup clear clever click client climb clinic clip clipboard clipped clipper
clippers clips clock clone close closest closeup cloth cloud clues coarse coat cocktail code coffee coherence cold
collapsed collapses colleague collect collection college colon color colorance coloration colorist colou colour
colourist column comb combination combine come comma command comment commercial commit common community compact
company compare comparison compatibility compatible compilation compile complete completion complex compliant
component compose composite compound comprehensive compress compression compute concept concern concrete concurrency
concurrent condition conditional confidence confident configuration configure confirm confirmation conflict confused
connect connection consent consider consistency consistent consists const constant constrained constraint construct
construction consult consultation consume contact contain content context continuation continue contour contouring
contract contradicts contrast contribute contribution contributors control convenience convenient conversation
conversion convert cook cookie cool coordinate copper copy copyright coral core corners cornrows correct correction
corrective corrector corresponding corresponds cos cosmetology cost cough could couldn couldnt couleur count
counterparts country couple course cousin cover coverage cow coz crash crazy cream create creation credential crisps
critical crop cross crowd crown cruise crushed cry crypto crystal cumulative cup curator curler curlers curly
currency current cursor curve cust custom customization customize cut cuz cycle dab dad daily damage damp dance
danger dangerous dark darken dash dashboard data date datetime daughter davines day daylight dead deadline deaf deal
dear dec december decide decimal decision declaration declarative declare declin decline decode decolor decolou
decoration decorators dedicated deep deepen default define definitely definition deflated degrees delay delete
deletion delighted deliver delivery delta demi demo demonstrates dense density dentist deny dep depend dependency
dependent deploy deposit deprecated deprecation depth derive dermatitis dermatologist descending describe
description descriptors design desired desk destination destroy destructive destructure detail detect detection
determine detox develop development device diabetic diagnose diagnostic dialled dialog diary did didn didnt die died
diff difference different difficult difficulty digest digit digital dilute dilution dim dimension dimensional dinner
direct direction directive dirty disable disagree disagreements discard disclaimer disclosed disconnect discontinued
discord discount discover discovery discriminated discuss discussion disgusting disk dismissed dispatch display
dispute dist distance distinct distinguish distribute disturbed ditch divorced doc doctor document documentation
dodgy does doesn doesnt dog doing dollar don done dont door dot double doubt doubtful down downgrade download
downstream downwards dozen draft drag drain draw drawn dream dress dried dries drift drink drive drizzle drop dry
dryer dude due dull dunno duplicate duplication duration during dye dyed dying dynamic dynamically each ear earlobe earlier
earliest early earn earring earth ease easier easiest easily easter easy eat echo economy ecosystem eczema edge edit
editor educational educator effect effectively efficient effort egg eight either elastic elasticity elbow element
eleven else elsewhere email embedded embedding emergency emit emoji emptiest empty emulsify enable encode encounter
encrypt encryption end energy enforce engaged engine enhance enough ensure enter enterprise entire entity entry
envelope environment epileptic equal equality equivalent er erase err error escape especially espresso essential
established estimate etc euro euros evaluate evaluation even event ever every everybody everyone everything
everywhere evidence evil exact exam example exceed excellent except exception excerpt excess exciting exclude
exclusion exclusive executable execute execution exist exit expand expect expectation expecting expensive experience
experimental expire expiry explain explanation explicit exponential export expose exposure express expression extend
extension external extra extract extraction extractor extremely eye eyebrow eyebrows eyelids fab face facebook faceframe facial fact
factor factory fade fail failover failure faint fair fake fall fallback false falsy familiar family far fashion fast
fatal father fault fav faves favor favorite favourite feat feature feb february fee feed feedback feel fetch few
fibre fiddly field fifteen fifth fifty fight figure file fill film filter final find fine finest finger fingerprint
finish fire firm first fish fit five fix fixture flag flame flaring flash flat flatten flex flexible flight flood
floor flow flower flu flush fly focus foil foilyage folded folder folding folds foliage folks follow font food
fooled foot football for forbid forbidden force forearm forehead foreign forged forget forgive forgiven forgotten fork form format
formula formulate formulation formule fortnight forty forward found four fourteen fourth fraction frame framework
freaked freaking free freehand frequency frequently fresh fresha fri friday friend fringe from front frozen fruit
fry fuchsia fulfilled full fully fuming function functional functionality funny fur furnish further fussy future
gain gallery gap garbage garden gast gate gathered gave gels gemini general generate generation generator generic
genius gent gentle get ghost giant gin give given glance glass glassy glaze global gloss glossgenius glove gloves
goal goes going gold golden goldwell gone gonna good goodnight google gorgeous got gotta gown grab graceful grade
grain grainy gram grammar gran grandma granted grape graph grass grave gravest gray great green greenish greet grey
grid grip grips gross group grow grown growth guanidine guarantee guard guess guest guide guidelines gum gummy
gutted guys gym had hadnt hair haircolor haircut hairline half halfway halloween halved halves hand handful handle
handwriting handy hang happen happy hard hardening hardly harm harmless has hash hasnt hat hate have havent head
headline healed health healthy heap heaps hear heard heat heaviest heavy height held hello help helpful henna her
here hereby herself hes heute hey heya hidden hide high highlight him hims himself hint his histogram history hit
hives hiya hm hmm hold holiday home homeless homesick homework hon honest honestly honey hood hook hop hopefully
horizon horrible horse hospital host hostile hostname hot hotel hour house hover how however hows hoy hrs hubby hue
hug huge human hun hundred hung hungry hurried hurt husband hush hydration hydroxide icon icy id idea identical
identify identity idk idle ignore igora ilike ill illumina illustrated im image immediate impact imperative
implement implementation implicit implied implies import important impossible improve improvements inbox inch
include inclusion inclusive incoming incompatible incomplete incorrect increase incremented indentation independent
index indicate indices indigo individual inert infer inference infinite inflamed inflate info information ing
ingredient inherit initial initialization initialize inject injection ink inky inline inner inoa input inquiry
insert inside inspect inspection inspector inspiration inspired insta instagram install instance instant instead
instruction instrumentation insurance insurer int integral integrate integration integrity intend intensive intent
interactive intercept interested interface intermediate internal international internet interpreted interrupted
interruption intersection interval into introduce invalid invent inventory invisible invitation invite invoice ion
iron irritated ish isn isnt iso isolated issue itch itchy item iteration its itself ive jacket jan january jaw jealous
jeans jet job joico join joke judge judgement juice jul july jump jun june junior just keep keine kenra kept keratin
keune key keyboard keyword khaki kid kiddo kiddos kids kill kilobytes kind kinda kiss kitten knackered knew knit
know knowledge known koleston label labour lack ladder lady lag laid lamp land landline lane language lapsed laptop
large largest las lash last late latecomer latency latest latex laugh launcher lavender law layer layout lays lazily
lazy lead leaf leaflet leak lean leap learn learnt least leave led ledger left legacy legend lemon length lengthened
lenses leopard les lesson let letzten level lib library licence licensed licenses lick lids lie life lifecycle
lifesaver lift light lighten lightweight like liked likelier likes lil lilac lime limit limitation line linea linear
linie link lips liquid list listen lit literal literally litre little live livid load lob loc local located location
lock log logarithm loggable logic logical login logo lol lone lonely long look lookup loop loopback loose loreal
lose loss lost lot lots loud love loved low lowlight lucky lukewarm luminance lunch lunchtime lvl lying mac machine
mad made magenta magic mahogany mail mailbox main maintain maintenance majirel major make making mall manage
management mandatory manicure manifest manipulating manual manufacturer many map mar march margin mark markdown
market markup married mas mask massage master match mate matrix matte maximum may maybe mean meant meanwhile measure
measurements mechanism media median medical medicine medium meet mehr melon melt member memo memory mend mentioned
menu mere merge merlot mess message met meta metal metallic method metre microphone mid midday middle midnight
midwife might migrate migration mild milk milliliters million millionths millisecond min mind mindbody mine minerals
minimal minimum minor mint minus minute minuten minutos mirror misleading mismatch miss mistake mix mixable mixture
mobile mocha mock modal mode model moderate modern modification modify module moist moisture mom moment mon monday
money month moon more morning moroccanoil mortgage most mother mount mouse move movement movie msg much muddy
multipart multiple multiplied mum mushroom music must mutate mutation mute mutually myself nah nails name nameless
nan nape narrow nasty nat native natural nature nav navigate navigation navigator navy near nearly necessarily
necessary neck necklace need needed needs negated negative neighbour neither neon nephew nervous nest net network
neutral neutralise never new newbie newcomers newline next nice nickel nickname niece night nine niveau nivel nobody
node noise nom non none nonsense nonumber noon nope nor normal normalization normalize nose noshow not nota notable
notation note nothing notice notification notify noun nov november now nowhere nuance nude nudge nul number numeric
nurse nursery nut object objections observed obsolete obstacle obtain obviously occasion occupancies occupy occur
occurrence oclock oct october odd off official offline offset often oid oil ok okay olaplex old olive ombre omg omit
once one oneself ongoing online only onto onyx oops opaque open operated operation operator opposed opposite opt
optimization optimize option optional oracle orange order ordinal ordinary organization orientation origin original
orphan other otherwise ouch ounce our out outbox outcome outdated outgoing outline output outside outwards over
overall overdue overflow overhead overlap overloaded overridden override oversized overtaken overview overwrite owed
owes own ownership oxidant oxidative pace pacemaker pack package packet pad page paid pain paint pair pale palest
palette panel paper paragraph parallel parcel parent parents parfum part partially particular parties partner pas
passage password past pasta paste pastel patch patchy patent path patience patron pattern pause pay payload payment
pdf peach pearl pedicure peek peer pen pencil pending people per percent percentage percentile perfect perform
performance perhaps period perm permanent permission permit peroxid peroxide persist person personal pewter pharmacy
phase phone photo photograph phrase pick picked picker picks picky picture piece pig pigment pin ping pink pins pipe
pipeline pixel pixie pizza place placeholder placement plaid plain plan planet plant platform platinum play please
plenty pls plum plural plus plz point policy polite poll pollution polygon pool poor pop popular por porosity porous
port portable portal portion portrait pose position positive possible possibly post postgres postpone potential
pound poured powder power powerful ppd ppl practical practice practise pravana pre precedence preceding precise
precision prefer preference pregnancy pregnant preload prepared presence present preserve preset presoften press
pretty prevent preview previous price primarily primary primitive principle print printer prior priority private pro
probably problem process produce product production producto produit professional profile profit program progress
project prom promise promised promises promo prompt proof propagate properly property proportion proposal propose
protect protection protective protein protocol proud provenance proves provide psoriasis pts pub public publication
publish puff puffy pull pulpriot pump punctuation puppy pure purple purpose purse push put qty quality quantile
quantite quantity quarter query question questionnaire queue quick quickly quiet quiff quit quite quota quote race
radio radius rail rain rainbow raise ran random rang range rank rare rash raster rate rather ratio raw razor reach
reachable react reaction reactivate read readability readable ready real realtime reason reasonable reassignment
rebase rebinding rebook receipt receive recent reception receptionist recheck recipe recipient reckon recognised
recognize recommend recommendation record recovers recovery red redirect redken reduce reductive redundant reel ref
reference referral refetch reflect refresh refund refundable refusal refuse regarding regardless regenerate region
register registration registry regression regrowth regular rehearse reject rejection related relations relative
relax relaxed relaxer release relevant reliable reliably reload rely remain remark remarque remember remind remote
removable removal remove rename render renewed renews reoccupy reorder rep repack repair repeat replace replacement
replay report repository represent representation reprice reproduce republish request require requirement res
resched reschedule rescue research reservation reserved reset resistance resistant resists resized resolution
resolve resource respect respective respond response responsibility responsible rest restart restaurant restock
restore restrict restriction result resume retain retentions retired retouch retrieve retry return retwist reusable
reuse revalidation reveal revenue reverse review revoke reweighs rewrite rice rich rid ride right ring rinse rise
risk riskier roadmap robe robust role roll rollback roller rollers room root rose roster rota rough round route rove
row rub rubbish rude rule run rung running sad safe safety said sail salad salon salt same sample sand sandwich sat
satisfaction satisfy saturate saturation saturday save saw say saying says scale scalp scan scared scarf scatter
scenario scene sched schedule scheme school schwarzkopf science scissors scoop scope score scrap scream screen
screenshots script scroll seal search season seasonal seated seats second secondary secret section secure security
see seed seems seen segment seldom select selection selector self sell semantic semi semicolon send sendable sense
sensitise sensitive sent sentence sep separate separator sept september sequence sequential series serious seriously
serve service servicio session set settle setup seven several severe severity sew shade shadow shall shampoo shape
share sharp shave she sheen sheep sheet shelf shell shift shim shine shinefinity ship shirt shocked shoe shop
shopping short shortcut shorten shorthand shot should shouldn shouldnt shout shove show shown shrink shrunk shut shy
sibling sick side sidebar sight sign signal signature significant silence silent silly silver similar simple
simplest simplify simply since sing single sink sister sit site situations six sixteen sixth sixty size ski skill
skin skinfade skip skirt skull sky slack slammed slash slate sleep slice slide slight slip slot slow slug small
smell smile smoke smokey smoky smooth sms smudge snack snapping snaps snapshot sneeze snippet snow soak soap social
sock socket socolor sodium soft soften sold solely solid solution solve sombre some somebody someone something
sometimes somewhere son soon sore sorry sort sorta sought sound soup source sourcemap space spam span sparing
sparkly sparse speak spec special specialty specific specifically specification specifier specify spectrophotometer
spectrum speed spelling spelt spend spent split spoiled spoke spoken sponsor sponsorship spool spot spray spread
spreadsheet spring square squeeze stable stack staff stage stain stale stalled stamp stand standalone standard star
start startup starving state statement statically station stats status stay std steady steam steel steers step
sticky still sting stock stolen stood stop storable storage store storm story straight straightened straightener
straightening strain strand strange strategy strawberry streak streaky stream streamable street strength
strengthened stretch stretchy strict strike strip stripy stroke strong struck structural structure stuck student
study stuff stunning stupid style stylesheet stylist sub subject submission submit subscribe subscription subsequent
subset substantial succeeded success successful such sufficient suffix sugar suggest suggestion suit suite sulfate
sulphate sum summary sun sunday sunken sunny sup supermarket superuser supplier support suppose supposed suppress
sure surest surface surgery surname surprised survey survive suspend suspension swallow swamped swampy swap swatch
swear sweet swell swept swim switch swollen symbol synchronous synthetic system tab table tablet tad tag tail take
taken talk tall tap taper target task tattoo taught taxi tbh tea teach teal team teardown technical technique tel
telemetry telephone tell tells temperature template temple temporarily temps ten tenth tepid term termin terminal
terminate terrible test text textbooks texture than thank thanksgiving that the thead their them theme themselves
then theory there therefore these they theyre theyve thick thin thing think thio thioglycolate third thirty this
those though thought thousand thousandth thread threat three threshold threw thrilled throat through throughout
throw throwaway thrown thru thu thumb thumbnail thunk thur thursday thx tick tidy tied tier tight tiktok til till
time timeline timeout timezone tint tiny tip tired title tmrw tmw toast today todo toffee together toggle token
tokenizer told tomorrow tomoz ton tonal tone tongs tongue tonight tons too took tool top topchic topic total touch
tough tour towards towel trace track trade traditional traffic trailing train trainee training transaction
transactional transcription transferred transform transformation transition transitive translate translation
translucent transparent transport traps travels tray treat treatment tree tresses triage trial trichologist tried
tries trigger trim trip triple trolley trouble troubleshooting trousers true truly truncate trust truth truthfully
truthy try tshirt tube tue tuesday tuned turn turquoise tutorial tweezers twelve twenty twice twin twist two type
typical typo uber ugh ugly uh um ume unable unauthenticated unavailable unblock unbounded unchanged uncle unclear
unconfirmed uncorrected uncosted uncovered undelivered under undercut underline underlying underneath understand
understood undiluted undo undocumented undone uneven unexpected unfair unfolds unhandled unhappy uni unified union
unique unit universal unknown unless unlicensed unlikely unlimited unlinked unlisted unlucky unmount unnamed
unnecessary unneeded unpack unpaid unpriced unreachable unread unreadable unrecognized unrelated unsafe unsaid
unseen unsent unset unsigned unstable unsubscribe unsupported unsure untested untick until untrusted unused unwanted
upcoming update updo upgrade upkeep upload upon upper upright upset upstream urgent urgently usable usage use used
useful useless user username using usual util vagaro val valid validate validation valuable value vanilla var
variable variance variant variation variety various vectors vegan verb verdict verification verify version very vet
vez via video view viewport violet vip virgin virtual visa visible vision visit visitor visual vivid vocabulary
vodka voice void vol volume wait waitlist wake wakes walk walkin wall wallet wanna want wanted wants warm warmth
warn was wash wasn wasnt waste watch water wave wax way weak weakens weals weather weave web website wed wednesday
week weekday weekend weigh weight weird welcome well wella wellaplex welloxon went were werent wet weve what
whatever wheat wheel when whenever where whereas wheres wherever whether which whichever while whisky whisper white
whitespace who whoever whole wholly whom whos whose why wide width wife wifi wig wiki will win wind window wine
winter wire wish with withdrawn withdraws withdrew withheld withholds within without won wonder wonky wont wood word
work workbook workflow worksheet workspace world worried worry worse worst worth would wouldn wouldnt woven wow wrap
writable write written wrong wrote wtf yarn yay yeah year yellow yep yes yesterday yet yield yoga you young your
youre yourself youve yup zero zip zone halve spain france italy greece whatsapp tiktok spotify netflix restart snooze reset pause
`.match(/\S+/g),
);
