/**
 * The most common passwords of public leaks, and likely ones here: words, names and runs of keys, in lower case.
 * Additions before or after them are checked elsewhere (weak-passwords.ts), so "password" covers "Password1!".
 */
const WORDS = `
password passwort passwd pass passw passphrase motdepasse contrasena contraseña parola senha wachtwoord haslo salasana
letmein welcome willkommen bienvenue bienvenido benvenuto changeme changeit change default secret geheim secure security access
administrator admin administrador root toor user username guest test tester testing testtest demo temp temporary login logon
signin master mypassword mypass nopassword opensesame opensesam sesame trustno whatever nothing something anything everything
iloveyou iloveu loveyou lovely loveme ilovegod ilovejesus lover lovers love jetaime teamo teamomucho tequiero tiamo ichliebedich
sunshine princess prinzessin princesa princesse football fussball futbol baseball basketball soccer hockey volleyball softball
tennis golfer running swimming dragon monkey shadow superman batman spiderman ironman hulk avengers wonderwoman catwoman
michael jennifer jordan hunter harley ranger thomas robert daniel andrew joshua matthew jessica ashley nicole michelle amanda
charlie george william richard anthony christopher jonathan benjamin nicholas alexander alexandra alejandro alejandra samantha
elizabeth victoria stephanie christian christina katherine natasha isabella gabriela gabriel sebastian francisco fernando
roberto carlos antonio eduardo ricardo maximilian maria marina martina martin marcus patrick barbara veronica vanessa
angel angela angels angelina anastasia valentina veronika tatiana svetlana vladimir dimitri natalia
computer internet samsung iphone android google facebook youtube twitter instagram linkedin microsoft windows apple macbook
nintendo playstation xbox minecraft fortnite roblox pokemon pikachu zelda mario sonic counter counterstrike callofduty warcraft
starcraft worldofwarcraft leagueoflegends diablo halo skyrim assassin assassins creed gameover gamer player playboy
starwars starwar starwars7 skywalker lukeskywalker anakin darthvader vader darth jedi jedimaster jediknight yoda chewbacca chewie
hansolo leia princessleia obiwan kenobi mandalorian grogu babyyoda bobafett stormtrooper deathstar milleniumfalcon
millenniumfalcon rebellion rebel rebelalliance rebelbase galacticempire empire theforce maytheforce maytheforcebewithyou
maythe4th maythefourth lightsaber tatooine coruscant wartable wargame boardgame boardgames
startrek stargate matrix gandalf frodo legolas aragorn hobbit tolkien lordoftherings harrypotter hogwarts gryffindor slytherin
voldemort gameofthrones winteriscoming marvel naruto sasuke goku vegeta dragonball onepiece
freedom liberty justice phoenix eagle falcon hawk tiger lion wolf bear panther jaguar cobra viper scorpion spider butterfly
dolphin dolphins horse horses pony unicorn kitten kitty hellokitty puppy doggy buster buddy rocky maggie bailey ginger pepper
cookie cookies chocolate chocolat schokolade cheese banana bananas orange lemon cherry strawberry apples peanut pumpkin
flower flowers rose roses daisy lily summer winter spring autumn january february march april june july august september
october november december monday tuesday wednesday thursday friday saturday sunday sommer herbst fruehling
liverpool arsenal chelsea manchester manchesterunited manutd barcelona realmadrid juventus bayern dortmund celtic rangers
yankees redsox lakers cowboys steelers packers patriots broncos raiders eagles giants dodgers cubs bulls
london paris berlin hamburg munich muenchen vienna madrid rome newyork chicago boston dallas texas california florida canada
america american germany deutschland france england scotland ireland mexico brasil brazil argentina australia russia
mercedes porsche ferrari lamborghini corvette mustang camaro toyota honda yamaha kawasaki suzuki harleydavidson subaru audi bmw
metallica nirvana slipknot eminem beatles rolling rockstar rocknroll guitar music musica musik
blink182 green greenday purple yellow black white silver golden orange1 blue red pink rainbow diamond
jesus jesuschrist christ heaven blessed blessing faith grace church bible god godisgood allah
mother father mommy daddy mama papa brother sister family familia familie friend friends bestfriend forever
baby babygirl babyboy sweetheart sweetie sweety honey darling cutie beautiful handsome sexy sexygirl hottie gorgeous
happy happiness smile smiley lucky luckydog winner champion superstar killer ninja samurai warrior soldier sniper pirate
wizard magic magician mystery phantom ghost demon devil satan lucifer hell death zombie vampire
money dollar million millionaire business success hello hallo hola bonjour ciao salut goodbye helloworld hello world
abcdef abcd abc qwerty qwert qwertz qwertzui azerty asdf asdfgh asdfghjk zxcvbn zxcv qazwsx qweasd qweasdzxc asdasd asdqwe
aaaaaa zzzzzz xxxxxx abcabc abcdefg q1w2e3r4 1q2w3e4r 1qaz2wsx zaq12wsx zaq1xsw2 1q2w3e 123qwe qwe123 123abc abc123 a1b2c3 a1b2c3d4
123456 1234567 12345678 123456789 1234567890 12341234 11111111 00000000 88888888 66666666 12344321 87654321 123123123 11223344
147258369 159753 159357 258456 741852963 963852741 789456123 1029384756 10203040 13579 24680 5201314 7758521 woaini
fuckyou fuckoff fuckme fuck shit bitch asshole pussy blowme suckit bullshit motherfucker
trustnoone donttellanyone nevermind dontknow idontknow idontcare whocares remember forgot forgotten
school student teacher university college library office company manager service support helpdesk
soccerball skateboard snowboard surfer fishing hunting camping racing driver trucker
correcthorsebatterystaple correcthorse thisisapassword thisismypassword mysecret mysecretpassword notapassword
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
